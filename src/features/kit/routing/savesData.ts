/** The browser's data about the connection, where it has any. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the user has asked for less traffic, which disables prefetching. */
export const savesData = () => (navigator as NavigatorWithConnection).connection?.saveData === true
