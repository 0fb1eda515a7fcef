import { isOff } from '#store/model/settings'
import { TabbedPage, type Tab } from '#features/kit/detail/Tabs'

/** The page of an entry of the sidebar that several lists share: its words are the title, and each list is a tab. */
export const sectionPage = (title: string, tabs: readonly Tab[]) =>
  function SectionPage() {
    return (
      <TabbedPage title={title} tabs={tabs.filter(({ to }) => !to.split('/').some((part) => isOff(part)))} />
    )
  }
