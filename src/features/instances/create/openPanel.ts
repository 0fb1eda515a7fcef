/** The panels of the form; each adds an item to it. */
export type Panel = 'createDisk' | 'attachDisk' | 'nic' | 'floatingIp' | 'sshKey'

export type OpenPanel = (panel: Panel) => void
