import type { UploadMeter } from './uploadMeter'

/** Holds the file that is sent and its progress outside the machine, whose context is logged. */
export class UploadHolder<Job extends { meter: UploadMeter } = { meter: UploadMeter }> {
  /** The last job; undefined before a file was submitted. */
  job: Job | undefined

  begin(job: Job) {
    this.job = job
  }

  /** @throws before a file was submitted; no step runs then */
  current(): Job {
    if (!this.job) throw new Error('No file has been submitted')
    return this.job
  }
}
