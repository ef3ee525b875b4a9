import type { officeBanners as korean } from '../../ko/office/banners.ts'
import type { Translated } from '../../message.ts'

export const officeBanners: Translated<typeof korean> = {}
