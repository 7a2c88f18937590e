// The places of editions that travel. They are fetched by those who play them.

import { mumbai, newYork } from './cities';
import { cannes, venice, yacht } from './coasts';

export const ABROAD = { cannes, yacht, venice, mumbai, newYork };
