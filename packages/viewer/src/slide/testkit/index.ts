export { makeFlatJpeg } from './makeFlatJpeg.ts'
export { makeLevel } from './makeLevel.ts'
export { makeSlide } from './makeSlide.ts'
export { makeTiff } from './makeTiff.ts'
