import { documentAddress } from '#shared/document/documentAddress.ts'
export const editorOf = (id: string): string => documentAddress('plate', id)
export const previewOf = (id: string): string => `/program/preview?plate=${encodeURIComponent(id)}`

export const NEW_PLATE = editorOf('new')
