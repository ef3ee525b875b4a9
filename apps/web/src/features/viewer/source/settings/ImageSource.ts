/** An image server of the member, stored in this browser only. */
export interface ImageSource {
  id: string
  name: string
  address: string
  /** Empty if the server needs none. */
  token: string
  /** If false, the token is forgotten when the window is closed. */
  keepsToken: boolean
  /** Whether the server is searched for earlier reports of the patient in view, by the patient's number. */
  findsReports: boolean
}
