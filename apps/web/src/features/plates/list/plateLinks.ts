export const editorOf = (id: string): string => `/program/plate?plate=${encodeURIComponent(id)}`
export const previewOf = (id: string): string => `/program/preview?plate=${encodeURIComponent(id)}`

export const NEW_PLATE = editorOf('new')
