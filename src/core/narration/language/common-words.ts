/**
 * The little words of a language, and those that a talk begins with. Lists are about equally long, so
 * that none wins by its length; a word of several languages counts for each of them.
 */
const lists: Readonly<Record<string, string>> = {
  en: 'the of and to a in is it that you for on with are this be as have from at by we our your will can how not what they was today welcome into these more their an or its has but which about let us each than if so i my he she do all were been when who',
  de: 'der die das und ist in zu den mit von für auf ein eine nicht sich es wir sie auch dass wie im dem des werden sind heute willkommen hallo schön ihr uns bei aus ich zum zur hat einen als nach über oder aber haben mehr wird kann durch noch nur',
  fr: 'le la les de des et est un une que dans pour ce qui sur nous vous avec il elle pas au aux du en plus par sont notre bonjour bienvenue tous cette ces son mais comme ou je se leur à être ont a on tout très nos fait même sans',
  es: 'el la los las de y que en un una es por con para del se su al lo como más pero sus este esta nos nuestro hoy hola bienvenidos todos sobre son vamos no está hay muy a o cuando también ha sin ser desde entre donde cada así',
  it: 'il lo la i gli le di e che è un una per in con del della dei delle non si sono come più nel nella alla questo questa oggi ciao benvenuti tutti nostro nostra su ma anche al da a o ha ci noi ogni essere cosa quando dalla molto tra',
  pt: 'o a os as de e que em um uma é para com do da dos das não se no na por mais como ao sua seu nosso nossa hoje olá bem vindos vamos sobre são todos sejam nós mas também foi ou pela pelo entre cada ser está muito isso este esta já',
  nl: 'de het een en van is in op te dat die voor met zijn niet aan er om ook als bij wij we ons onze deze dit vandaag welkom hallo allemaal wordt maar over naar uit hun door kan worden heeft ze je ik nog wel meer dan of dus veel waar hoe',
  sv: 'och att det är som en på för av med den till i om inte har de ett vi kan från vår våra idag ska välkomna välkommen hej så eller men vad när hur också alla denna detta han hon var blir mer nu där efter mycket bara oss',
  da: 'og at det er som en på for af med den til i om ikke har de et vi kan fra vores i dag skal velkommen hej så eller men hvad når hvordan også alle denne dette blev bliver være der han hun var mere nu efter meget kun os',
  nb: 'og at det er som en på for av med den til i om ikke har de et vi kan fra vår våre dag skal velkommen hei så eller men hva når hvordan også alle denne dette ble blir være der han hun var mer nå etter mye bare oss',
  is: 'og að það er sem í á fyrir af með um ekki hefur við kann frá okkar dag velkomin til en eða hvað þegar hvernig líka allir þetta þessi var verður hann hún svo þú eru ég',
  fi: 'ja on ei se että hän olla mutta kuin niin tämä ovat oli myös voi tervetuloa hei tänään me te he kun jos tai joka mitä miten sen sitä meidän nyt vain kaikki ole enemmän hyvää kanssa jälkeen mukaan puhumme siitä',
  et: 'ja on ei see et ta oli mis kui ka aga või meie tere tulemast täna räägime kes need selle ning siis nii seda oma kõik pole veel saab meil kuidas väga ole mida nende üle',
  lv: 'un ir nav ka par no uz ar kas bet vai šis šī mūsu laipni lūdzam šodien mēs runāsim tas tā to arī kā pie lai ja jau tikai vairāk pēc viņi kur ļoti visi būs',
  lt: 'ir yra ne kad apie iš į su kas bet ar šis ši mūsų sveiki atvykę šiandien mes kalbėsime tai tas ta taip pat kaip prie jei jau tik daugiau po jie kur labai visi bus buvo',
  pl: 'i w na z do się nie jest to że jak o ale po co tak za od przez dla są tym jego czy tylko być dzień dobry witamy dzisiaj naszej nasz nas będziemy oraz które który także ich może ze już przy bardziej każdy wszystko',
  cs: 'a v na je se že to s z do o jako ale by jsou pro tak po podle který která také být dobrý den vítejte dnes naší naše budeme jsme nebo když už jen ještě jeho jak při více od není tento tato každý ve',
  sk: 'a v na je sa že to s z do o ako ale by sú pre tak po podľa ktorý ktorá tiež byť dobrý deň vitajte dnes našej naše budeme sme alebo keď už len ešte jeho pri viac od nie tento táto každý vo',
  sl: 'in je na se da za v so z ne po tudi kot ki pri ali bi bo od pozdravljeni dobrodošli danes naši naše bomo smo pa ta to iz do več kako vse samo lahko zelo kjer ko',
  hr: 'i je u na se da za su od s ne to kao koji koja ali ili bi će do po dobrodošli danas našu naše ćemo smo već kako samo sve više jer ovo ova ovaj što kada iz pri također može biti',
  hu: 'a az és hogy nem is egy van de ez meg csak már volt mint azt ha vagy mi ön önök ma jó napot üdvözöljük fogunk nagyon lehet kell között által minden ezek akkor még több azok olyan szerint beszélni amely',
  ro: 'și de la în a cu pe nu este că o un din pentru care se sunt mai ce au fost prin sau dar bun venit astăzi vom noastră nostru noi despre bună ziua acest această fi ca după fiecare între când toate foarte',
  sq: 'dhe në të e i për me një nga që është si më por ka janë do mund mirë se erdhët sot ne tonë kjo ky ata duke ose kur edhe shumë ishte prej',
  tr: 've bir bu da de için ile çok daha ne var en gibi olarak kadar merhaba hoş geldiniz bugün hakkında sunumumuza konuşacağız biz olan sonra ama veya her değil nasıl şey bizim ise onun tüm yeni olduğu kendi göre',
  id: 'yang dan di ke dari ini itu dengan untuk pada adalah dalam tidak akan kita kami selamat datang hari tentang juga atau oleh bisa ada lebih mereka kepada karena sudah seperti semua dapat saya anda sebagai telah bagaimana',
  vi: 'và của là có các được cho trong một không với này những đã người để chúng ta tôi bạn xin chào mừng đến hôm nay về khi như từ cũng sẽ đó nhiều rất hơn ở ra phải nó tại thể bài',
  tl: 'ang ng sa na mga at ay ni si para kung hindi ito natin namin maligayang pagdating ngayon ating aming isang may ko mo siya kami tayo po dahil lahat rin din kaya pag o mas',
  sw: 'na ya wa kwa ni katika za la kuwa hii hiyo karibu leo kuhusu letu yetu sisi tutazungumza kama pia ambao ambayo lakini au sana watu kila hilo huu kwenye bila hadi',
  ca: 'el la els les de i que en un una és per amb del al no es més com però són aquest aquesta avui hola benvinguts tots nostra nostre parlarem dels sobre també molt ha o quan fer hi ser cada seva seu',
  af: 'die en van is in het nie dat vir met op te sy wat om ook as by ons hierdie vandag welkom gaan hulle maar oor na uit kan word was jy ek nog meer dan of so baie praat deur wees',
  eu: 'eta da ez bat du dira hau hori baina ere ongi etorri gaur gure buruz hitz egingo dugu izan den dute zen baino edo behar oso egin nola guztiak',
  cy: 'a yn y yr i o ar mae am ei nid gan wedi bod croeso heddiw ein ni sydd oedd hwn hon ond neu fel hefyd mwy pob',
  ga: 'an na agus is i ar a le go tá do de sé ní fáilte inniu seo sin ach nó mar bhí níos ag gach againn ár faoi',
  eo: 'la de kaj en estas ne al por kun ke pri mi ni vi ĝi bonvenon hodiaŭ nia ankaŭ sed aŭ kiel tiu tio kiu pli el ĉiuj oni parolos',
  la: 'et in est non ad ut cum sed quod qui quae ex de si per ab sunt aut nec enim quam esse hoc atque omnis unam inter tres',
}

export const commonWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]),
)
