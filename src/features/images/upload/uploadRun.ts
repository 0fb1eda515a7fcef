import { chunkCount } from './sendChunks'
import { UploadMeter } from './uploadMeter'

/** A file being uploaded, and how far it is. Kept across a failure, so that what has arrived is not sent again. */
export class UploadRun {
  readonly arrived: Uint8Array
  readonly meter: UploadMeter

  constructor(readonly file: Blob) {
    this.arrived = new Uint8Array(chunkCount(file.size))
    this.meter = new UploadMeter(file.size)
  }
}

/** Holds the file beside the machine, whose memory is logged. */
export class UploadSource {
  private run: UploadRun | undefined

  begin(file: Blob): UploadRun {
    this.run = new UploadRun(file)
    return this.run
  }

  /** @throws before a file has been submitted: no step asks then */
  current(): UploadRun {
    if (!this.run) throw new Error('No file has been submitted')
    return this.run
  }
}
