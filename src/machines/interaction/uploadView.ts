/** An upload under way, as the sidebar and toasts have it. */
export interface UploadView {
  /** Of what the file becomes. */
  name: string
  /** It waits for the user, and this says why: what was wanted may be there all the same. */
  stopped?: { tone: 'success' | 'failed'; words: string }
}

/** An upload that an error has stopped. */
export const stoppedUpload = (name: string): UploadView => ({
  name,
  stopped: { tone: 'failed', words: `Upload of ${name} has stopped` },
})
