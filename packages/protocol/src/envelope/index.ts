export * from './base64.ts'
export * from './format.ts'
export * from './sealEvent.ts'
export * from './sessionKey.ts'
