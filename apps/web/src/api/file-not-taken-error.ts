/** A file did not arrive; the message is the server's, and empty where it gave none. */
export class FileNotTakenError extends Error {
  override name = 'FileNotTakenError'
}
