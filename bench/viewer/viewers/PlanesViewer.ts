import type { Page } from '@playwright/test'
import type { Viewer } from './Viewer.ts'

export const PLANES = ['axial', 'coronal', 'sagittal'] as const
export type PlaneId = (typeof PLANES)[number]

/** Degrees by which planes are turned: about the patient's long axis, and from side to side. */
export const TURNED = [25, 15] as const

/** Somebody who can cut planes through a CT. */
export interface PlanesViewer {
  viewer: Viewer
  /** Where the wheel of a plane is turned; its first canvas is the plane's picture. */
  planeOn(plane: PlaneId): string
  /** From the study, all of which is read, to its three planes. */
  toPlanes?(page: Page): Promise<void>
  /** The largest values in so many millimeters. */
  setSlab(page: Page, thickness: number): Promise<void>
  turn(page: Page): Promise<void>
}
