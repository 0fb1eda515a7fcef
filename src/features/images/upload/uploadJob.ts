import { chunkCount } from './sendChunks'
import { UploadMeter } from '#features/shared/upload/uploadMeter'

/** A file being uploaded, with its progress. Kept after an error, so that arrived chunks are not sent again. */
export class UploadJob {
  readonly arrived: Uint8Array
  readonly meter: UploadMeter

  constructor(readonly file: Blob) {
    this.arrived = new Uint8Array(chunkCount(file.size))
    this.meter = new UploadMeter(file.size)
  }
}

/** Holds the file outside the machine, whose context is logged. */
export class UploadFileHolder {
  private job: UploadJob | undefined

  begin(file: Blob): UploadJob {
    this.job = new UploadJob(file)
    return this.job
  }

  /** @throws before a file was submitted; no step runs then */
  current(): UploadJob {
    if (!this.job) throw new Error('No file has been submitted')
    return this.job
  }
}
