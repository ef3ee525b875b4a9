import type { Viewer } from '@pandok/viewer'
import { createContext, use } from 'react'

export const ViewerContext = createContext<Viewer | undefined>(undefined)

export function useViewer(): Viewer {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('No viewer here: wrap it in ViewerContext.')
  return viewer
}
