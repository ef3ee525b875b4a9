import type { Viewer } from '@pandok/viewer'
import { createContext, use } from 'react'
import type { ReportFiles } from '../open/createReportFiles.ts'

/** A viewer on a screen, with the report files that were opened with images. */
export interface ScreenViewer extends Viewer {
  reportFiles?: ReportFiles
}

export const ViewerContext = createContext<ScreenViewer | undefined>(undefined)

export function useViewer(): ScreenViewer {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('No viewer here: wrap it in ViewerContext.')
  return viewer
}
