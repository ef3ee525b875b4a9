import type { AdminBanner } from '@pandok/protocol'

export const someBanner = (id: string, given: Partial<AdminBanner> = {}): AdminBanner => ({
  id,
  position: 'macro',
  image_data: 'data:image/webp;base64,UklGRgAAAABXRUJQ',
  width: 400,
  height: 100,
  bytes: 12_300,
  link: `https://${id}.example.org/`,
  order: 1,
  startsAt: null,
  endsAt: null,
  active: true,
  state: 'shown',
  impressions: 2000,
  clicks: 25,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...given,
})
