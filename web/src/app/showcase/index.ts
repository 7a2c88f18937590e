// What the start page fetches once it can be used.

export { default as PlayingTable } from './PlayingTable.svelte';
export { default as PosterWall } from './PosterWall.svelte';
export { loadRecording } from './recordings';
export type { Recording } from './recording';
