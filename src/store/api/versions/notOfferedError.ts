/** Thrown by a change if a version has no way to say a request, or to show a record. */
export class NotOfferedError extends Error {
  override name = 'NotOffered'
  /**
   * @param message a sentence for the user: "This region has no local disks."
   * @param status that a region responds with, when it cannot show a record to an older caller
   * @param code the region's code of that error, where it is not the usual one of the status
   */
  constructor(
    message: string,
    readonly status: 400 | 404 | 406 = 400,
    readonly code?: string,
  ) {
    super(message)
  }
}
