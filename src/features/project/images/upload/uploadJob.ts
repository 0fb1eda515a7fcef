import { UploadMeter } from '#features/shared/upload/uploadMeter'
import { chunkCount } from './sendChunks'

/** A file being uploaded, with its progress. Kept after an error, so that arrived chunks are not sent again. */
export class UploadJob {
  readonly arrived: Uint8Array
  readonly meter: UploadMeter

  constructor(readonly file: Blob) {
    this.arrived = new Uint8Array(chunkCount(file.size))
    this.meter = new UploadMeter(file.size)
  }
}
