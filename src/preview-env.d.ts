// The globals that builds with the mock region set before the console starts: see src/preview.ts.
interface Window {
  /** Prepares a demo. Its code and that of the console may be in the same files. */
  beforeStart?: Promise<void>
  /** Counts an import on demand, while a demo plays. */
  orreryLoad?: <Code>(code: Promise<Code>) => Promise<Code>
}
