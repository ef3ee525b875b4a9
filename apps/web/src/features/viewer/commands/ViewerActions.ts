import type { ViewerCommandId } from '@pandok/viewer'

/** What commands do; one that is missing or undefined can't be done now. */
export type ViewerActions = { readonly [Id in ViewerCommandId]?: (() => void) | undefined }
