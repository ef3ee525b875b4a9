import type { PointerTool } from '@pandok/viewer'

const CURSORS: Readonly<Record<string, string>> = {
  window: 'cursor-default',
  pan: 'cursor-grab',
  zoom: 'cursor-zoom-in',
  scroll: 'cursor-ns-resize',
}

export const cursorOf = (tool: PointerTool): string => CURSORS[tool] ?? 'cursor-crosshair'
