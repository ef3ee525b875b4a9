import {
  BANNER_FILE_MAX_MEBIBYTES,
  BANNER_SIDE_MAX_PX,
  BANNER_STORED_SIDE_MAX_PX,
  pictureFormat,
} from '@pandok/domain'

export interface ChosenPicture {
  address: string
  /** The first frame, upright and in the stored size, as members will see it. */
  preview: string
  width: number
  height: number
  bytes: number
}

const MAX_BYTES = BANNER_FILE_MAX_MEBIBYTES * 1024 * 1024

/** Checks what the server would refuse before anything is sent. */
export async function readPicture(file: File): Promise<ChosenPicture | 'banner.image' | 'banner.imageSize'> {
  if (file.size > MAX_BYTES) return 'banner.imageSize'
  const format = pictureFormat(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!format) return 'banner.image'
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return 'banner.image'
  try {
    const { width, height } = bitmap
    if (Math.max(width, height) > BANNER_SIDE_MAX_PX) return 'banner.imageSize'
    const address = await addressOf(new Blob([file], { type: `image/${format}` }))
    return { address, preview: previewOf(bitmap) ?? address, width, height, bytes: file.size }
  } finally {
    bitmap.close()
  }
}

function previewOf(bitmap: ImageBitmap): string | undefined {
  const scale = Math.min(1, BANNER_STORED_SIDE_MAX_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.85)
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
