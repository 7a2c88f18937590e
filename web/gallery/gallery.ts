import { mount } from 'svelte';
import '../src/style/base.css';
import '../src/style/controls.css';
import '../src/style/pieces.css';
import Gallery from './Gallery.svelte';

// Every picture of the page on one sheet, for those who draw: `npm run dev`, then /gallery/?theme=light.
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
mount(Gallery, { target: document.body, props: { part: query.get('part') } });
