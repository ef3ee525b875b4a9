import type { Page } from '@playwright/test'
import type { Viewer } from './Viewer.ts'

export const PLANES = ['axial', 'coronal', 'sagittal'] as const
export type PlaneId = (typeof PLANES)[number]

/** The degrees by which planes are rotated: about the patient's long axis, and from side to side. */
export const TURNED = [25, 15] as const

/** A viewer that can cut planes through a CT. */
export interface PlanesViewer {
  viewer: Viewer
  /** The element over which a plane's wheel is turned; its first canvas is the plane's picture. */
  planeOn(plane: PlaneId): string
  /** Switches from the study, all of which is loaded, to its three planes. */
  toPlanes?(page: Page): Promise<void>
  /** Shows the maximum values within that many millimeters. */
  setSlab(page: Page, thickness: number): Promise<void>
  turn(page: Page): Promise<void>
}
