import {
  AppWindow,
  Braces,
  CopyPlus,
  Download,
  FileText,
  Film,
  Link2,
  Pencil,
  Play,
  Presentation,
  Tag,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** By the id of what is done with a presentation. Fetched with the menu that shows them. */
export const presentationIcons: Readonly<Record<string, ReactNode>> = {
  play: <Play />,
  edit: <Pencil />,
  details: <Tag />,
  duplicate: <CopyPlus />,
  share: <Link2 />,
  film: <Film />,
  'export-pdf': <FileText />,
  'export-pptx': <Presentation />,
  'export-html': <AppWindow />,
  'export-json': <Braces />,
  'export-more': <Download />,
  delete: <Trash2 />,
}
