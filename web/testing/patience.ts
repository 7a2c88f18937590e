// A component is waited for as long as anything else: machines may be busy.

import { configure } from '@testing-library/svelte';
import { PHASE_MS } from '../e2e/wait';

configure({ asyncUtilTimeout: PHASE_MS });
