/** The connection went away before an answer came. Whether the server did the work is not known. */
export class ConnectionLostError extends Error {
  constructor(options?: ErrorOptions) {
    super('The connection to the server was lost.', options)
    this.name = 'ConnectionLostError'
  }
}
