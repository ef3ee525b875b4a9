export { installOrthanc } from './installOrthanc.ts'
export { startOrthanc } from './startOrthanc.ts'
export { startServer } from './startServer.ts'
export { storeInstances } from './storeInstances.ts'
