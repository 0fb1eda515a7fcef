/** An answer that is not JSON, with its own status and headers. */
export class BinaryResponse {
  constructor(
    readonly body: Uint8Array,
    readonly status = 200,
    readonly headers: Record<string, string> = {},
  ) {}
}
