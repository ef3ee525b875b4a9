import type { ViewerCommandId } from '@pandok/viewer'

/** The functions of commands; an absent or undefined one isn't available. */
export type ViewerActions = { readonly [Id in ViewerCommandId]?: (() => void) | undefined }
