import { TabbedPage } from '#features/kit/detail/Tabs'

/** The page of an entry of the sidebar that several lists share: its words are the title, and each list is a tab. */
export const sectionPage = (title: string) =>
  function SectionPage() {
    return <TabbedPage title={title} />
  }
