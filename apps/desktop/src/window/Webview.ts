interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}

/** The part of @webviewjs/webview that is used; it is part of the built program only. */
export interface WebviewLibrary {
  Application: new () => WebviewApplication
}

export interface WebviewApplication {
  createBrowserWindow: (options: Record<string, unknown>) => WebviewWindow
  createWebContext: (options: { dataDirectory: string }) => unknown
  run: (options: { interval: number }) => void
  exit: () => void
}

export interface WebviewWindow {
  on: (event: string, listener: () => void) => void
  createWebview: (options: Record<string, unknown>) => { loadUrl: (url: string) => void; focus: () => void }
  getAvailableMonitors: () => { size: Size; position: Point }[]
  getPosition: () => Point
  getInnerSize: () => Size
  getCurrentMonitor: () => { size: Size; position: Point } | null
  scaleFactor: () => number
  setPosition: (x: number, y: number) => void
  setSize: (width: number, height: number) => void
  setMinSize: (width: number, height: number, logical: boolean) => void
  setMaximized: (isMaximized: boolean) => void
  setMinimized: (isMinimized: boolean) => void
  setAlwaysOnTop: (isOnTop: boolean) => void
  isMaximized: () => boolean
  isMinimized: () => boolean
  isDisposed: () => boolean
  focus: () => void
  show: () => void
  close: () => void
}
