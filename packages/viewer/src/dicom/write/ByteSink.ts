/** A growing byte buffer. */
export class ByteSink {
  private bytes = new Uint8Array(1024)
  private view = new DataView(this.bytes.buffer)
  length = 0
  readonly isLittle: boolean

  constructor(isLittle: boolean) {
    this.isLittle = isLittle
  }

  u16(value: number): void {
    const at = this.room(2)
    this.view.setUint16(at, value, this.isLittle)
  }

  u32(value: number): void {
    const at = this.room(4)
    this.view.setUint32(at, value, this.isLittle)
  }

  tag(tag: number): void {
    this.u16(tag >>> 16)
    this.u16(tag & 0xffff)
  }

  put(bytes: Uint8Array): void {
    const at = this.room(bytes.length)
    this.bytes.set(bytes, at)
  }

  ascii(text: string): void {
    const at = this.room(text.length)
    for (let i = 0; i < text.length; i++) this.view.setUint8(at + i, text.charCodeAt(i))
  }

  setU32(at: number, value: number): void {
    this.view.setUint32(at, value, this.isLittle)
  }

  taken(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length)
  }

  /** May replace the view, so it has to be called before the view is read. */
  private room(size: number): number {
    const at = this.length
    if (at + size > this.bytes.length) {
      const larger = new Uint8Array(Math.max(at + size, this.bytes.length * 2))
      larger.set(this.bytes.subarray(0, at))
      this.bytes = larger
      this.view = new DataView(larger.buffer)
    }
    this.length = at + size
    return at
  }
}
