import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Scissors,
  Trash2,
} from 'lucide-react'

import type { MenuItem } from '#ui/menus/menu.tsx'
import { overviewWords } from '#words/editor/overview.ts'

import { type Action, toMenuItem } from '../../actions.ts'
import type { SlideOperations } from './slide-operations.ts'
import type { SlideClipboard } from './use-slide-clipboard.ts'

/** The menu of the selected slides, as things stand now. */
export function listOverviewItems(
  operations: SlideOperations,
  clipboard: SlideClipboard,
): MenuItem[] {
  const words = overviewWords.actions
  const clip: Action[] = [
    {
      id: 'cut',
      label: words.cut,
      icon: <Scissors />,
      shortcut: '$mod+x',
      enabled: operations.canDelete(),
      run: clipboard.cut,
    },
    { id: 'copy', label: words.copy, icon: <Copy />, shortcut: '$mod+c', run: clipboard.copy },
    {
      id: 'paste',
      label: words.paste,
      icon: <ClipboardPaste />,
      shortcut: '$mod+v',
      enabled: clipboard.canPaste(),
      run: clipboard.paste,
    },
  ]
  const arrange: Action[] = [
    {
      id: 'duplicate',
      label: words.duplicate,
      icon: <CopyPlus />,
      shortcut: '$mod+d',
      run: operations.duplicate,
    },
    {
      id: 'move-up',
      label: words.moveUp,
      icon: <ArrowUp />,
      shortcut: '$mod+ArrowUp',
      enabled: operations.canMove('up'),
      run: () => operations.move('up'),
    },
    {
      id: 'move-down',
      label: words.moveDown,
      icon: <ArrowDown />,
      shortcut: '$mod+ArrowDown',
      enabled: operations.canMove('down'),
      run: () => operations.move('down'),
    },
  ]
  const areHidden = operations.areHidden()
  const hide: Action = {
    id: 'hide',
    label: areHidden ? words.show : words.hide,
    icon: areHidden ? <Eye /> : <EyeOff />,
    run: operations.toggleHidden,
  }
  const remove: Action = {
    id: 'delete',
    label: words.delete,
    icon: <Trash2 />,
    shortcut: 'Delete',
    danger: true,
    enabled: operations.canDelete(),
    run: operations.delete,
  }
  return [
    ...clip.map(toMenuItem),
    { id: 'after-clip', separator: true },
    ...arrange.map(toMenuItem),
    toMenuItem(hide),
    { id: 'before-delete', separator: true },
    toMenuItem(remove),
  ]
}
