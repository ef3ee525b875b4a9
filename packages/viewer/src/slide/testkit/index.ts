export { makeLevel } from './makeLevel.ts'
export { makeTiff } from './makeTiff.ts'
