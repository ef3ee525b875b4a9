/** An image server of the member, known to this browser alone. */
export interface ImageSource {
  id: string
  name: string
  address: string
  /** Empty: the server asks for none. */
  token: string
  /** Otherwise the token is forgotten when the window is closed. */
  keepsToken: boolean
}
