export { createSession, type Session } from './createSession.ts'
export { createStore, type Store } from './createStore.ts'
export {
  type CineState,
  COLUMNS_MAX,
  type PointerTool,
  ROWS_MAX,
  VIEW_RESET,
  type ViewerState,
  type Viewport,
} from './ViewerState.ts'
