import { UploadMeter } from '#features/shared/upload/uploadMeter'

/** A file being sent, with its progress. Outside the machine, whose context is logged. */
export class RepositoryJob {
  readonly meter: UploadMeter

  /** @param onAllSent called when the last byte has left */
  constructor(
    readonly file: File,
    readonly onAllSent: () => void,
  ) {
    this.meter = new UploadMeter(file.size)
  }
}

/** Holds the file of the present upload. */
export class RepositoryHolder {
  private job: RepositoryJob | undefined

  begin(job: RepositoryJob): RepositoryJob {
    this.job = job
    return this.job
  }

  /** @throws before a file was submitted; no step runs then */
  current(): RepositoryJob {
    if (!this.job) throw new Error('No file has been submitted')
    return this.job
  }
}
