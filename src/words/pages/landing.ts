import { translatable } from '../language.ts'

/** What the landing page says. A `capability` lets a line carry the 'Planned' mark until it is built. */
export const landingWords = translatable('landingWords', {
  example: 'Example',
  loading: {
    failed: 'This part of the page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  header: {
    home: 'Lectern, to the top',
    sections: 'Sections',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    features: 'Features',
    pricing: 'Pricing',
    templates: 'Templates',
    about: 'About',
    signIn: 'Sign In',
    getStarted: 'Get Started',
    dashboard: 'Go to Dashboard',
  },
  hero: {
    headline: ['Every', 'slide', 'knows', 'what', 'to', 'say.'],
    lead: 'Type a topic or paste your own text, and a deck stands there and presents itself aloud, word by lit word.',
    needs:
      'A topic is written by an AI of your choice, with your own key. Your own text, the templates and the voice need none. Everything stays in your browser.',
    ownText: 'Paste your own text',
    ownFile: 'Bring a PowerPoint',
    start: 'Start Creating Free',
    watchDemo: 'Watch Demo',
    statsLabel: 'Lectern in figures',
    stats: [
      { figure: '50K+', label: 'presentations' },
      { figure: '99%', label: 'satisfaction' },
      { figure: '5 min', label: 'average creation time' },
      { figure: '24/7', label: 'AI support' },
    ],
  },
  demo: {
    title: 'See it give a talk',
    video: 'Demo video',
    unmute: 'Unmute',
    mute: 'Mute',
    noSound: 'The voice could not be started here. The talk goes on in silence.',
    live: 'LIVE',
    pause: 'Pause',
    play: 'Play',
    stage: 'Sample deck',
    firstWords: 'Hello, and welcome.',
    cover: 'Its first slide: Welcome: How a Voice Is Made',
    slides: 'Slides of the sample deck',
    counter: (slide: number, total: number): string => `Slide ${slide} of ${total}`,
    goTo: (slide: number, title: string): string => `Go to slide ${slide}: ${title}`,
    watchOnYouTube: 'Watch on YouTube',
  },
  features: {
    title: 'What it does, and what is on the way',
    text: 'A card marked Planned is not built yet. Everything else works today.',
    cards: [
      {
        capability: 'ai-generation',
        title: 'AI content generation',
        text: 'Type a topic and get five to eight slides, each with its points and its notes, from the AI service you choose and with your own key.',
      },
      {
        capability: 'voice-narration',
        title: 'Voice narration',
        text: 'Your notes read aloud, with the word being spoken lit on screen. The voice runs on your own device and needs no key.',
      },
      {
        capability: 'auto-advance',
        title: 'Auto-advance slides',
        text: 'When a slide has said what it has to say, the next one takes its place. You listen with everyone else.',
      },
      {
        capability: 'templates',
        title: 'Professional templates',
        text: 'A pitch, a lesson, a launch, a life and six more: real content to rewrite, with notes on every slide.',
      },
      {
        capability: 'collaboration',
        title: 'Real-time collaboration',
        text: 'Several people in one deck at once, each seeing the others’ changes as they are typed.',
      },
      {
        capability: 'local-security',
        title: 'Enterprise security',
        text: 'Presentations stay in your browser. Keys are encrypted there, under a passphrase if you like. No tracking and no third-party scripts.',
      },
    ],
  },
  templates: {
    title: 'Begin with the talk already written',
    text: 'Every template is a whole deck: titles, points, and speaker notes you can read out as they stand. Change the words, keep the order.',
  },
  testimonials: {
    title: 'What we hope to hear',
    text: 'Nobody has said these yet. They are here to show what Lectern is for.',
    stars: '5 out of 5 stars',
    cards: [
      {
        quote:
          '“I wrote Monday’s lesson on Sunday night. The notes kept me to time, and the class noticed.”',
        who: 'A teacher',
        where: 'secondary school, physics',
      },
      {
        quote:
          '“The pitch template asked what our investors would ask. We had the answers before the meeting.”',
        who: 'A founder',
        where: 'company of four',
      },
      {
        quote:
          '“Reading the notes aloud told me which slide I did not need. The talk got shorter and better.”',
        who: 'A designer',
        where: 'portfolio review',
      },
    ],
  },
  pricing: {
    title: 'Free, and plain about it',
    text: 'Lectern takes no money. AI and voice services, once you connect them, bill you directly for your own key.',
    popular: 'Most Popular',
    start: 'Get Started',
    contactSales: 'Contact Sales',
    noContact: 'No sales contact is set up for this copy of Lectern.',
    plans: [
      {
        name: 'Starter',
        price: 'Free',
        period: 'forever',
        description: 'For the talk you give next week.',
        popular: false,
        features: [
          { text: 'Ten complete templates' },
          { text: 'Blank decks of 3 to 10 slides' },
          { text: 'Editing with undo and automatic saving' },
          { text: 'Kept in your browser, with a backup file' },
        ],
      },
      {
        name: 'Professional',
        price: '$0',
        period: 'per month',
        description: 'For people who speak every week.',
        popular: true,
        features: [
          { text: 'Everything in Starter' },
          { text: 'Your own AI and voice keys, encrypted' },
          { capability: 'ai-generation', text: 'Decks generated from a topic' },
          { capability: 'voice-narration', text: 'Voice narration with lit words' },
          { capability: 'auto-advance', text: 'Slides that advance by themselves' },
          { capability: 'file-formats', text: 'PowerPoint and PDF files' },
          { capability: 'sharing', text: 'Encrypted share links' },
        ],
      },
      {
        name: 'Enterprise',
        price: 'Custom',
        period: 'contact us',
        description: 'For organizations with rules to keep.',
        popular: false,
        bySales: true,
        features: [
          { text: 'Everything in Professional' },
          { capability: 'collaboration', text: 'Real-time collaboration' },
          { capability: 'single-sign-on', text: 'Single sign-on (SSO)' },
          { capability: 'custom-branding', text: 'Custom branding' },
          { capability: 'analytics', text: 'Analytics for your own talks' },
        ],
      },
    ],
  },
  about: {
    title: 'About',
    statement:
      'A lectern is a small desk with a light on it. You put your words there, and then you look up at the room.',
    facts: [
      {
        title: 'It lives in your browser',
        text: 'Presentations, pictures and keys are stored on your device. There is no account server to send them to.',
      },
      {
        title: 'It does not watch you',
        text: 'No analytics, no cookies, no advertising. The page loads nothing from anyone else.',
      },
      {
        title: 'It says what it cannot do',
        text: 'What is planned is marked Planned, what is invented is marked Example, and Saved means saved.',
      },
    ],
  },
  closing: {
    title: 'The room is ready when you are.',
    start: 'Start Creating Now',
    learnMore: 'Learn More',
    /** Said after it to whoever hears the link alone, or lists it in a search. */
    learnMoreAbout: 'about Lectern',
  },
  footer: {
    tagline: 'Slides that know what to say.',
    product: 'Product',
    support: 'Support',
    elsewhere: 'Elsewhere',
    api: 'API',
    help: 'Help Center',
    contact: 'Contact Us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    social: { github: 'GitHub', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube' },
  },
})
