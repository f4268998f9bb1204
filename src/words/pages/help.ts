import { appWords } from '../app.ts'
import type { Article } from '../article.ts'
import { translatable } from '../language.ts'
import { settingsWords } from './settings.ts'
import { formatLongDay } from '../days.ts'

const help: Article = {
  title: 'Help',
  lead: 'How Lectern works, what it keeps and where. Everything on this page can be done today, except what stands under Planned.',
  sections: [
    {
      id: 'what-it-is',
      title: 'What Lectern is',
      blocks: [
        'Lectern makes slide presentations in which every slide carries its own speaker notes: the words that go with it, written to be said aloud. You edit slides and notes side by side.',
        'It runs in your browser. There is nothing to install, and you do not need an account.',
      ],
    },
    {
      id: 'start',
      title: 'Make a presentation',
      blocks: [
        {
          steps: [
            'Choose Get Started on the start page. Continue as guest, or create a profile if several people use this browser.',
            'On the dashboard, press Create Presentation.',
            'Choose AI Generated to have a talk written from a topic, Professional Templates for a finished talk to rewrite, or Start from Scratch for blank slides.',
            'For a talk that is written for you, type a topic. Say for whom it is, in which tone and language and how long, if you like, and add a text of your own that it should keep to. The slides appear as they are written; Stop keeps those that are complete.',
            'For a template, pick one and give it a title if you like; otherwise it keeps the template’s name. For blank slides, enter a title and choose from 3 to 10 slides.',
            'The new presentation opens, ready to edit.',
          ],
        },
        'If something goes wrong, you are told what it was and what to do. When an answer is cut off, the complete slides are kept and Continue asks for the rest.',
        'Without a key, a text of your own becomes slides all the same: Make slides from my text takes its main sentences as points and notes, without any AI and without sending it anywhere. A topic alone becomes a template of five slides that say what belongs there.',
        'If your library is empty, Try the sample deck opens a finished talk in one click. Change whatever you like in it; it is yours.',
        'What a guest makes stays with the guest. When you sign up later, with Sign Up in the menu with your name, it moves to your profile.',
      ],
    },
    {
      id: 'edit',
      title: 'Edit slides',
      blocks: [
        {
          list: [
            'Click a slide in the overview to work on it. Click its title, a point or the notes below it, and type.',
            'Enter makes a new point, Tab and Shift+Tab change its level, Backspace at its start joins it with the one before. Lines pasted from elsewhere become points. Points left empty are dropped when you leave the slide.',
            'Ctrl+B and Ctrl+I, or Cmd on a Mac, make selected words of a point strong or stressed; Ctrl+K makes them a link. `**strong**`, `*stressed*`, `` `code` `` and `[words](https://…)` do the same while you type; a backslash before such a sign keeps it as it is.',
            'Edit, beside the slide, opens the same words as a form: Save closes it, Cancel gives back what was there. On a phone, tap the slide.',
            'Drop or paste a picture on the slide, or choose Upload image. The Photo Editor changes its look.',
            'Add slide puts a new text, image or blank slide after the current one. Duplicate, Move up, Move down and Delete act on the current slide. The last remaining slide cannot be deleted.',
            'Speaker notes of 50 to 80 words take about half a minute to say. The count stands beside their heading, on a phone below them.',
            'Improve with AI rewrites, translates or adds slides, shows them as a timeline, figures or a chart, writes notes and suggests titles. You see before and after side by side, and nothing changes until you say so.',
            'Deck check, in the same menu, lists what a listener would stumble over: slides that are too full, points said twice, notes that are missing. Much of it takes one press to put right.',
          ],
        },
        'The title, description, tags and status of a presentation are under Details, in the menu on its card.',
      ],
    },
    {
      id: 'look',
      title: 'Give it a look',
      blocks: [
        {
          list: [
            'Theme changes the whole presentation: point at one to see it on the slide, click to keep it. Your words and pictures stay as they are.',
            'Layout arranges one slide: title, section, two columns, quote, big number, picture left or filling the slide. Left on Automatic, it follows what is on the slide.',
            'Text Editor styles the title and the points of one slide or of all slides, with presets to start from. It tells you when a color would be hard to read.',
            'Photo Editor crops and frames a picture, and changes its shape, colors, place and size. The picture itself is kept whole, so everything can be changed back.',
            'Generate Image has a picture drawn for the slide. Without a key the settings open, and offer artwork that is made on this device from the words of the slide; where your service draws no pictures, it is artwork at once. It says so.',
            'Text that does not fit is made smaller. When even the smallest size is too large, a note by the slide says so.',
          ],
        },
        'In the overview, drag slides to reorder them. Shift or Ctrl and click chooses several; copy and paste takes them to another presentation, pictures included.',
      ],
    },
    {
      id: 'import',
      title: 'Bring in slides you have',
      blocks: [
        'Import reads PowerPoint, OpenDocument, PDF, Word, JSON, text and Markdown files and pictures, several at once. You can also drop or paste them anywhere. You see what comes of them, and what cannot be carried over, before anything changes.',
        {
          list: [
            'Add Slides to Current puts them at the end of the open presentation, Replace Entire Presentation takes its place. On the dashboard they become a presentation of their own.',
            'Import PPTX can also merge a PowerPoint file with your slides, one by one. Undo takes any import back in one step.',
            'In a text file the first line is the title. A line with # begins a slide, a line with - or * is a point, and the rest becomes speaker notes. Decks of Marp, Slidev and reveal.js are split as those tools do.',
            'Files are read in this browser. Pictures that a file only links to are not loaded until you ask for them.',
          ],
        },
      ],
    },
    {
      id: 'narration',
      title: 'Let it present itself',
      blocks: [
        {
          list: [
            'Play, at the top, fills the screen and the presentation gives its talk from the first slide. Auto-Present All reads the notes of every slide aloud and goes on by itself. Present This Slide reads one. Both are below the slide, with more ways to present in the menu beside them.',
            'The voice runs on your own device: no key is needed, and your notes are sent nowhere. It is downloaded the first time, and its size is shown before that.',
            'The word being spoken is lit in the notes, and in a show in the captions; C hides and shows them. Press a word in the notes to hear it from there.',
            'Space pauses and resumes. While all slides are presented, Previous, Next and the arrow keys wait.',
            'Voice and sound has the voices to choose from, each with a preview, speed, pause between slides and volume, and a sound check for when nothing is heard. Names and acronyms that are said wrongly can be spelled there the way they sound; that is kept with the presentation.',
            'With a key of yours in the settings, voices of Gemini, OpenAI or ElevenLabs can be chosen there too. Your notes are then sent to that service.',
            'Notes in other languages are read by a voice of your browser or system, where one speaks that language. They are never read in the wrong one.',
            'Notes need at least 20 characters to be spoken.',
          ],
        },
      ],
    },
    {
      id: 'show',
      title: 'Show it, print it',
      blocks: [
        'Fullscreen starts the show at the current slide. Go on with a click, a swipe, the arrow keys, Space or a clicker; press ? during the show to see every key. Escape ends it.',
        'Presenter view opens a second window with your notes, the next slide, a timer and the clock. Put the show on the other screen; the two stay in step.',
        'Export, then Print, makes one slide per page, or notes pages with the slide above its notes.',
      ],
    },
    {
      id: 'export',
      title: 'Take it with you as a file',
      blocks: [
        'Export, at the top of a presentation or in a card’s menu, writes a PDF, a PowerPoint file, JSON or a web page with one press. More formats… has them all, with what each is good for, its options and about how large the file will be:',
        {
          list: [
            'PPTX for PowerPoint, Keynote and Google Slides, editable as if made there.',
            'PDF as slides, as pages with notes, or as handouts of 2, 4 or 6 slides.',
            'HTML as one web page that shows itself with keys, overview and notes, also offline.',
            'JSON with everything; Import opens it here again.',
            'PNG or JPEG, a picture of each slide in a zip file.',
            'Markdown or text with the words; Import reads both.',
            'The talk itself, spoken first: a video, a web page or a PowerPoint file that speaks, sound, captions or a transcript.',
          ],
        },
        'Files are made on your device and hold no keys. What a format cannot carry is said slide by slide once the file is there. Anything that takes longer shows how far it is and can be cancelled.',
      ],
    },
    {
      id: 'share',
      title: 'Share with a link',
      blocks: [
        'Share, in a card’s menu or at the top of a presentation, makes a link and copies it. Whoever has it can watch the presentation in a browser, hear it and save a copy, without an account; nobody can change yours. Choose how long the link works, whether the speaker notes go with it, and, if you like, a password that you tell people in another way. Hidden slides are not shared.',
        'The link shows the presentation as it was when you made it. Your links are listed in the same dialog: Revoke ends one at once.',
        'Where no server keeps presentations, the presentation itself travels: a short one inside the link, a longer one as a file whose name ends in .lectern. The dialog says which. Whoever gets the file opens it on the page that the dialog names, or imports it. What was sent so cannot be taken back.',
      ],
    },
    {
      id: 'offline',
      title: 'Install it, use it offline',
      blocks: [
        'After one visit Lectern works without a network: your presentations, editing, shows, files, and the voice once it was downloaded. Only asking a service needs one. A shared presentation that you have watched opens again, too.',
        'Where your browser offers it, Install app in the menu with your name puts Lectern among your programs. PowerPoint, Markdown, JSON and .lectern files can then be opened with it.',
        'When a new version is ready it waits until you press Reload. What you have open is saved first.',
      ],
    },
    {
      id: 'undo',
      title: 'Undo',
      blocks: [
        'Every change to an open presentation can be undone and redone, at least 200 steps back: typing, adding, moving, deleting. Closing the presentation ends its undo history.',
        'A presentation you delete from the dashboard can be brought back for 10 seconds with Undo in the message that appears.',
      ],
    },
    {
      id: 'saving',
      title: 'What Saved means',
      blocks: [
        'You never have to save. Changes are written within a second, and again when you leave the page.',
        {
          terms: [
            { term: 'Saving…', text: 'The change is on its way to your device’s storage.' },
            {
              term: 'Saved',
              text: 'The browser has confirmed that the whole change is stored. If it crashes now, nothing of it is lost.',
            },
            {
              term: 'Not saved',
              text: 'Something prevented it, most often a full disk. The reason is shown, your work stays in the tab, saving is tried again by itself, and you can download a copy at once.',
            },
          ],
        },
        'The same presentation can be open in two tabs. Changes made in one appear in the other, and neither overwrites the other’s work.',
      ],
    },
    {
      id: 'data',
      title: 'Where your work lives',
      blocks: [
        'Presentations, pictures, profiles and keys are stored by your browser, on this device. They are not on a server, so they do not follow you to another browser or computer.',
        {
          list: [
            'A profile keeps presentations apart, but it is not a lock. Whoever can open this browser can open them.',
            'In a private window everything is gone when the window closes.',
            'Removing this site’s data in the browser’s settings removes your presentations.',
            'A presentation that cannot be read is set aside on the dashboard, where you can download what is in it. Everything else still opens.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Keys, and three ways to keep them',
      blocks: [
        'AI and voice services ask for a key of your own. You can choose the service and enter its key under Settings on the dashboard; ‘Test key’ says whether it works. Models on your own computer, decks from your own text, templates and blank slides need none.',
        {
          get terms() {
            return Object.values(settingsWords.modes).map(({ label, does, protects, limits }) => ({
              term: label,
              text: `${does} ${protects} ${limits}`,
            }))
          },
        },
      ],
    },
    {
      id: 'backup',
      title: 'Back up, and clear your data',
      blocks: [
        'JSON, under Export in an open presentation, and Export JSON, in the menu on its card, each save one presentation with its pictures to a file.',
        'Download a backup, in the menu with your name on the dashboard, saves every presentation of every profile in one file.',
        'Clear Data, in the menu with your name, removes every profile’s presentations, pictures and keys from this browser. Before it does, it offers a backup of all these presentations in one file. You stay signed in.',
        'Import opens a presentation from its file again, and the presentations of a backup. Restore a backup, in the menu with your name, leads there, too.',
      ],
    },
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      blocks: [
        'Everything can be reached with Tab and Enter. These are quicker:',
        {
          keys: [
            { keys: ['$mod+KeyK'], does: 'Search actions and presentations' },
            { keys: ['?'], does: 'Show the shortcuts of the screen you are on' },
            { keys: ['/'], does: 'Search presentations, on the dashboard' },
            { keys: ['F2'], does: 'Details of the chosen presentation' },
            { keys: ['Delete'], does: 'Delete the chosen presentation' },
            { keys: ['$mod+KeyZ', '$mod+Shift+KeyZ'], does: 'Undo, redo' },
            { keys: ['$mod+KeyM'], does: 'New slide' },
            { keys: ['$mod+KeyD'], does: 'Duplicate slide' },
            { keys: ['$mod+ArrowUp', '$mod+ArrowDown'], does: 'Move slide up, down' },
            { keys: ['F5', 'Shift+F5'], does: 'Show from the first slide, from the current one' },
            {
              keys: ['$mod+Enter', '$mod+Shift+Enter'],
              does: 'Present this slide aloud, or all of them',
            },
          ],
        },
      ],
    },
  ],
}

export const helpWords = translatable('helpWords', {
  home: 'Lectern, to the start page',
  pages: 'More pages',
  dashboard: 'Go to Dashboard',
  signIn: 'Sign In',
  contents: 'On this page',
  changed: (isoDay: string): string => `Last changed on ${formatLongDay(isoDay)}`,
  footer: 'Lectern. Slides that know what to say.',
  links: { help: 'Help', privacy: 'Privacy', terms: 'Terms' },
  or: 'or',
  help,
  planned: {
    id: 'planned',
    get title(): string {
      return appWords.planned
    },
    lead: 'These are not built yet. They are marked Planned wherever they are mentioned.',
    items: [
      {
        capability: 'voice-narration',
        text: 'A voice that reads the notes, with the spoken word lit',
      },
      { capability: 'auto-advance', text: 'Slides that advance by themselves when they are said' },
      { capability: 'collaboration', text: 'Several people in one presentation at once' },
    ],
  },
})
