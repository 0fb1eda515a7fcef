// What builds with the mock region have in the page before the console starts: see src/preview.ts.
interface Window {
  /** What a demo does first. Its code and that of the console may be in the same files. */
  beforeStart?: Promise<void>
  /** How many files of code are on their way, while a demo counts them. */
  orreryLoads?: { pending: number }
}
