/** A change on trial, as the page shows it. */
export interface TrialView {
  /** The id of its line. */
  id: string
  /** "Firewall rule allow-ssh". */
  title: string
  /** "VPC default". */
  where: string | undefined
  /** Its end in milliseconds since the epoch. */
  until: number
  /**
   * `soon`, `last`: half a minute and some seconds are left. `reverting`: it is put back now. `cutOff`: the region cannot
   * be reached. `failed`: the region has refused, and is asked again. `contested`: others have changed it meanwhile.
   */
  status: 'calm' | 'soon' | 'last' | 'reverting' | 'cutOff' | 'failed' | 'contested'
  /** Why the region has refused. */
  reason: string | undefined
  keep: () => void
  putBack: () => void
}
