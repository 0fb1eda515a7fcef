/** What can be opened over the form; each adds something to it. */
export type Panel = 'createDisk' | 'attachDisk' | 'nic' | 'floatingIp' | 'sshKey'

export type OpenPanel = (panel: Panel) => void
