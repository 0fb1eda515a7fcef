/**
 * Keeps the dock in its place below a scrim. The page beside it has a padding there instead of the room for its scrollbar
 * (scrim.ts), but the dock is placed in the window, which then is wider.
 *
 * @returns ends it
 */
export function keepPlace(dock: HTMLElement): () => void {
  const root = document.documentElement
  const follow = () => {
    dock.style.insetInlineEnd = root.style.paddingInlineEnd
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['style'] })
  follow()
  return () => observer.disconnect()
}
