import type OpenSeadragon from 'openseadragon'
import { type Osd, TILE_TYPE } from './loadOpenSeadragon.ts'

/** What OpenSeadragon's canvas drawer expects: an object with a drawable `canvas`. */
interface Drawable {
  canvas: ImageBitmap
}

/** Draws bitmaps directly; the parent class would copy every tile into a canvas first. */
export const createBitmapDrawer = (osd: Osd) => {
  const drawables = new WeakMap<ImageBitmap, Drawable>()

  return class BitmapDrawer extends osd.CanvasDrawer {
    static override isSupported(): boolean {
      return true
    }

    override getType(): string {
      return 'slide'
    }

    override getSupportedDataFormats(): string[] {
      return [TILE_TYPE]
    }

    override getDataToDraw(tile: OpenSeadragon.Tile): Drawable | undefined {
      const bitmap = super.getDataToDraw(tile) as ImageBitmap | undefined
      if (!bitmap) return undefined
      const known = drawables.get(bitmap)
      if (known) return known
      const drawable = { canvas: bitmap }
      drawables.set(bitmap, drawable)
      return drawable
    }
  }
}
