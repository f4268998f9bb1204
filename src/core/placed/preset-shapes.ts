/**
 * What each shape of `preset-handles` draws, as a table of ours: guides, where text stands, and paths, one
 * after the other. Guides are formulas of the file format (`evaluate-shape`), shorter where they add or take
 * away; of some 190 names these are the ones that presentations use.
 */
export const presetShapes: Readonly<Record<string, string>> = {
  arc: 'stAng=pin 0 adj1 21599999;enAng=pin 0 adj2 21599999;sw11=- enAng stAng;sw12=+ sw11 21600000;swAng=?: sw11 sw11 sw12;wt1=sin wd2 stAng;ht1=cos hd2 stAng;dx1=cat2 wd2 ht1 wt1;dy1=sat2 hd2 ht1 wt1;wt2=sin wd2 enAng;ht2=cos hd2 enAng;dx2=cat2 wd2 ht2 wt2;dy2=sat2 hd2 ht2 wt2;x1=+ hc dx1;y1=+ vc dy1;x2=+ hc dx2;y2=+ vc dy2;sw0=- 21600000 stAng;da1=- swAng sw0;g1=max x1 x2;ir=?: da1 r g1;sw1=- cd4 stAng;sw2=- 27000000 stAng;sw3=?: sw1 sw1 sw2;da2=- swAng sw3;g5=max y1 y2;ib=?: da2 b g5;sw4=- cd2 stAng;sw5=- 32400000 stAng;sw6=?: sw4 sw4 sw5;da3=- swAng sw6;g9=min x1 x2;il=?: da3 l g9;sw7=- 3cd4 stAng;sw8=- 37800000 stAng;sw9=?: sw7 sw7 sw8;da4=- swAng sw9;g13=min y1 y2;it=?: da4 t g13;cang1=- stAng cd4;cang2=+ enAng cd4;cang3=+/ cang1 cang2 2|il it ir ib|unstroked:M x1 y1,A wd2 hd2 stAng swAng,L hc vc,Z|none:M x1 y1,A wd2 hd2 stAng swAng',
  bentArrow:
    'a2=pin 0 adj2 50000;max1=*/ a2 2 1;a1=pin 0 adj1 max1;a3=pin 0 adj3 50000;th=*/ ss a1 100000;aw2=*/ ss a2 100000;th2=*/ th 1 2;dh2=- aw2 th2;ah=*/ ss a3 100000;bw=- r ah;bh=- b dh2;bs=min bw bh;max4=*/ 100000 bs ss;a4=pin 0 adj4 max4;bd=*/ ss a4 100000;bd3=- bd th;bd2=max bd3 0;x3=+ th bd2;x4=- r ah;y3=+ dh2 th;y4=+ y3 dh2;y5=+ dh2 bd;y6=+ y3 bd2|l t r b|M l b,L l y5,A bd bd cd2 cd4,L x4 dh2,L x4 t,L r aw2,L x4 y4,L x4 y3,L x3 y3,A bd2 bd2 3cd4 -5400000,L th b,Z',
  bentConnector2: '|l t r b|none:M l t,L r t,L r b',
  bentConnector3: 'x1=*/ w adj1 100000|l t r b|none:M l t,L x1 t,L x1 b,L r b',
  bentConnector4:
    'x1=*/ w adj1 100000;x2=+/ x1 r 2;y2=*/ h adj2 100000;y1=+/ t y2 2|l t r b|none:M l t,L x1 t,L x1 y2,L r y2,L r b',
  bentUpArrow:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;a3=pin 0 adj3 50000;y1=*/ ss a3 100000;dx1=*/ ss a2 50000;x1=- r dx1;dx3=*/ ss a2 100000;x3=- r dx3;dx2=*/ ss a1 200000;x2=- x3 dx2;x4=+ x3 dx2;dy2=*/ ss a1 100000;y2=- b dy2;x0=*/ x4 1 2;y3=+/ y2 b 2;y15=+/ y1 b 2|l y2 x4 b|M l y2,L x2 y2,L x2 y1,L x1 y1,L x3 t,L r y1,L x4 y1,L x4 b,L l b,Z',
  bevel:
    'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1|x1 x1 x2 y2|unstroked:M x1 x1,L x2 x1,L x2 y2,L x1 y2,Z|lightenLess unstroked:M l t,L r t,L x2 x1,L x1 x1,Z|darkenLess unstroked:M l b,L x1 y2,L x2 y2,L r b,Z|lighten unstroked:M l t,L x1 x1,L x1 y2,L l b,Z|darken unstroked:M r t,L r b,L x2 y2,L x2 x1,Z|none:M l t,L r t,L r b,L l b,Z,M x1 x1,L x2 x1,L x2 y2,L x1 y2,Z,M l t,L x1 x1,M l b,L x1 y2,M r t,L x2 x1,M r b,L x2 y2',
  blockArc:
    'stAng=pin 0 adj1 21599999;istAng=pin 0 adj2 21599999;a3=pin 0 adj3 50000;sw11=- istAng stAng;sw12=+ sw11 21600000;swAng=?: sw11 sw11 sw12;iswAng=- 0 swAng;wt1=sin wd2 stAng;ht1=cos hd2 stAng;wt3=sin wd2 istAng;ht3=cos hd2 istAng;dx1=cat2 wd2 ht1 wt1;dy1=sat2 hd2 ht1 wt1;dx3=cat2 wd2 ht3 wt3;dy3=sat2 hd2 ht3 wt3;x1=+ hc dx1;y1=+ vc dy1;x3=+ hc dx3;y3=+ vc dy3;dr=*/ ss a3 100000;iwd2=- wd2 dr;ihd2=- hd2 dr;wt2=sin iwd2 istAng;ht2=cos ihd2 istAng;wt4=sin iwd2 stAng;ht4=cos ihd2 stAng;dx2=cat2 iwd2 ht2 wt2;dy2=sat2 ihd2 ht2 wt2;dx4=cat2 iwd2 ht4 wt4;dy4=sat2 ihd2 ht4 wt4;x2=+ hc dx2;y2=+ vc dy2;x4=+ hc dx4;y4=+ vc dy4;sw0=- 21600000 stAng;da1=- swAng sw0;g1=max x1 x2;g2=max x3 x4;g3=max g1 g2;ir=?: da1 r g3;sw1=- cd4 stAng;sw2=- 27000000 stAng;sw3=?: sw1 sw1 sw2;da2=- swAng sw3;g5=max y1 y2;g6=max y3 y4;g7=max g5 g6;ib=?: da2 b g7;sw4=- cd2 stAng;sw5=- 32400000 stAng;sw6=?: sw4 sw4 sw5;da3=- swAng sw6;g9=min x1 x2;g10=min x3 x4;g11=min g9 g10;il=?: da3 l g11;sw7=- 3cd4 stAng;sw8=- 37800000 stAng;sw9=?: sw7 sw7 sw8;da4=- swAng sw9;g13=min y1 y2;g14=min y3 y4;g15=min g13 g14;it=?: da4 t g15;x5=+/ x1 x4 2;y5=+/ y1 y4 2;x6=+/ x3 x2 2;y6=+/ y3 y2 2;cang1=- stAng cd4;cang2=+ istAng cd4;cang3=+/ cang1 cang2 2|il it ir ib|M x1 y1,A wd2 hd2 stAng swAng,L x2 y2,A iwd2 ihd2 istAng iswAng,Z',
  borderCallout1:
    'y1=*/ h adj1 100000;x1=*/ w adj2 100000;y2=*/ h adj3 100000;x2=*/ w adj4 100000|l t r b|M l t,L r t,L r b,L l b,Z|none:M x1 y1,L x2 y2',
  bracePair:
    'a=pin 0 adj 25000;x1=*/ ss a 100000;x2=*/ ss a 50000;x3=- r x2;x4=- r x1;y2=- vc x1;y3=+ vc x1;y4=- b x1;it=*/ x1 29289 100000;il=+ x1 it;ir=- r il;ib=- b it|il il ir ib|unstroked:M x2 b,A x1 x1 cd4 cd4,L x1 y3,A x1 x1 0 -5400000,A x1 x1 cd4 -5400000,L x1 x1,A x1 x1 cd2 cd4,L x3 t,A x1 x1 3cd4 cd4,L x4 y2,A x1 x1 cd2 -5400000,A x1 x1 3cd4 -5400000,L x4 y4,A x1 x1 0 cd4,Z|none:M x2 b,A x1 x1 cd4 cd4,L x1 y3,A x1 x1 0 -5400000,A x1 x1 cd4 -5400000,L x1 x1,A x1 x1 cd2 cd4,M x3 t,A x1 x1 3cd4 cd4,L x4 y2,A x1 x1 cd2 -5400000,A x1 x1 3cd4 -5400000,L x4 y4,A x1 x1 0 cd4',
  bracketPair:
    'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1;il=*/ x1 29289 100000;ir=- r il;ib=- b il|il il ir ib|unstroked:M l x1,A x1 x1 cd2 cd4,L x2 t,A x1 x1 3cd4 cd4,L r y2,A x1 x1 0 cd4,L x1 b,A x1 x1 cd4 cd4,Z|none:M x1 b,A x1 x1 cd4 cd4,L l x1,A x1 x1 cd2 cd4,M x2 t,A x1 x1 3cd4 cd4,L r y2,A x1 x1 0 cd4',
  can: 'max=*/ 50000 h ss;a=pin 0 adj max;y1=*/ ss a 200000;y2=+ y1 y1;y3=- b y1|l y2 r y3|unstroked:M l y1,A wd2 y1 cd2 -10800000,L r y3,A wd2 y1 0 cd2,Z|lighten unstroked:M l y1,A wd2 y1 cd2 cd2,A wd2 y1 0 cd2,Z|none:M r y1,A wd2 y1 0 cd2,A wd2 y1 cd2 cd2,L r y3,A wd2 y1 0 cd2,L l y1',
  chevron:
    'max=*/ 100000 w ss;a=pin 0 adj max;x1=*/ ss a 100000;x2=- r x1;x3=*/ x2 1 2;dx=- x2 x1;il=?: dx x1 l;ir=?: dx x2 r|il t ir b|M l t,L x2 t,L r vc,L x2 b,L l b,L x1 vc,Z',
  chord:
    'stAng=pin 0 adj1 21599999;enAng=pin 0 adj2 21599999;sw1=- enAng stAng;sw2=+ sw1 21600000;swAng=?: sw1 sw1 sw2;wt1=sin wd2 stAng;ht1=cos hd2 stAng;dx1=cat2 wd2 ht1 wt1;dy1=sat2 hd2 ht1 wt1;wt2=sin wd2 enAng;ht2=cos hd2 enAng;dx2=cat2 wd2 ht2 wt2;dy2=sat2 hd2 ht2 wt2;x1=+ hc dx1;y1=+ vc dy1;x2=+ hc dx2;y2=+ vc dy2;x3=+/ x1 x2 2;y3=+/ y1 y2 2;midAng0=*/ swAng 1 2;midAng=+- stAng midAng0 cd2;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M x1 y1,A wd2 hd2 stAng swAng,Z',
  cloud:
    'il=*/ w 2977 21600;it=*/ h 3262 21600;ir=*/ w 17087 21600;ib=*/ h 17337 21600;g27=*/ w 67 21600;g28=*/ h 21577 21600;g29=*/ w 21582 21600;g30=*/ h 1235 21600|il it ir ib|w43200 h43200:M 3900 14370,A 6753 9190 -11429249 7426832,A 5333 7267 -8646143 5396714,A 4365 5945 -8748475 5983381,A 4857 6595 -7859164 7034504,A 5333 7273 -4722533 6541615,A 6775 9220 -2776035 7816140,A 5785 7867 37501 6842000,A 6752 9215 1347096 6910353,A 7720 10543 3974558 4542661,A 4360 5918 -16496525 8804134,A 4345 5945 -14809710 9151131,Z|w43200 h43200 none:M 4693 26177,A 4345 5945 5204520 1585770,M 6928 34899,A 4360 5918 4416628 686848,M 16478 39090,A 6752 9215 8257449 844866,M 28827 34751,A 6752 9215 387196 959901,M 34129 22954,A 5785 7867 -4217541 4255042,M 41798 15354,A 5333 7273 1819082 1665090,M 38324 5426,A 4857 6595 -824660 891534,M 29078 3952,A 4857 6595 -8950887 1091722,M 22141 4720,A 4365 5945 -9809656 1061181,M 14000 5192,A 6753 9190 -4002417 739161,M 4127 15789,A 6753 9190 9459261 711490',
  cloudCallout:
    'dxPos=*/ w adj1 100000;dyPos=*/ h adj2 100000;xPos=+ hc dxPos;yPos=+ vc dyPos;ht=cat2 hd2 dxPos dyPos;wt=sat2 wd2 dxPos dyPos;g2=cat2 wd2 ht wt;g3=sat2 hd2 ht wt;g4=+ hc g2;g5=+ vc g3;g6=- g4 xPos;g7=- g5 yPos;g8=mod g6 g7 0;g9=*/ ss 6600 21600;g10=- g8 g9;g11=*/ g10 1 3;g12=*/ ss 1800 21600;g13=+ g11 g12;g14=*/ g13 g6 g8;g15=*/ g13 g7 g8;g16=+ g14 xPos;g17=+ g15 yPos;g18=*/ ss 4800 21600;g19=*/ g11 2 1;g20=+ g18 g19;g21=*/ g20 g6 g8;g22=*/ g20 g7 g8;g23=+ g21 xPos;g24=+ g22 yPos;g25=*/ ss 1200 21600;g26=*/ ss 600 21600;x23=+ xPos g26;x24=+ g16 g25;x25=+ g23 g12;il=*/ w 2977 21600;it=*/ h 3262 21600;ir=*/ w 17087 21600;ib=*/ h 17337 21600;g27=*/ w 67 21600;g28=*/ h 21577 21600;g29=*/ w 21582 21600;g30=*/ h 1235 21600;pang=at2 dxPos dyPos|il it ir ib|w43200 h43200:M 3900 14370,A 6753 9190 -11429249 7426832,A 5333 7267 -8646143 5396714,A 4365 5945 -8748475 5983381,A 4857 6595 -7859164 7034504,A 5333 7273 -4722533 6541615,A 6775 9220 -2776035 7816140,A 5785 7867 37501 6842000,A 6752 9215 1347096 6910353,A 7720 10543 3974558 4542661,A 4360 5918 -16496525 8804134,A 4345 5945 -14809710 9151131,Z|M x23 yPos,A g26 g26 0 21600000,Z|M x24 g17,A g25 g25 0 21600000,Z|M x25 g24,A g12 g12 0 21600000,Z|w43200 h43200 none:M 4693 26177,A 4345 5945 5204520 1585770,M 6928 34899,A 4360 5918 4416628 686848,M 16478 39090,A 6752 9215 8257449 844866,M 28827 34751,A 6752 9215 387196 959901,M 34129 22954,A 5785 7867 -4217541 4255042,M 41798 15354,A 5333 7273 1819082 1665090,M 38324 5426,A 4857 6595 -824660 891534,M 29078 3952,A 4857 6595 -8950887 1091722,M 22141 4720,A 4365 5945 -9809656 1061181,M 14000 5192,A 6753 9190 -4002417 739161,M 4127 15789,A 6753 9190 9459261 711490',
  corner:
    'max1=*/ 100000 h ss;max2=*/ 100000 w ss;a1=pin 0 adj1 max1;a2=pin 0 adj2 max2;x1=*/ ss a2 100000;dy1=*/ ss a1 100000;y1=- b dy1;cx1=*/ x1 1 2;cy1=+/ y1 b 2;d=- w h;it=?: d y1 t;ir=?: d r x1|l it ir b|M l t,L x1 t,L x1 y1,L r y1,L r b,L l b,Z',
  cube: 'a=pin 0 adj 100000;y1=*/ ss a 100000;y4=- b y1;y2=*/ y4 1 2;y3=+/ y1 b 2;x4=- r y1;x2=*/ x4 1 2;x3=+/ y1 r 2|l y1 x4 b|unstroked:M l y1,L x4 y1,L x4 b,L l b,Z|darkenLess unstroked:M x4 y1,L r t,L r y4,L x4 b,Z|lightenLess unstroked:M l y1,L y1 t,L r t,L x4 y1,Z|none:M l y1,L y1 t,L r t,L r y4,L x4 b,L l b,Z,M l y1,L x4 y1,L r t,M x4 y1,L x4 b',
  curvedConnector2: '|l t r b|none:M l t,C wd2 t r hd2 r b',
  curvedConnector3:
    'x2=*/ w adj1 100000;x1=+/ l x2 2;x3=+/ r x2 2;y3=*/ h 3 4|l t r b|none:M l t,C x1 t x2 hd4 x2 vc,C x2 y3 x3 b r b',
  curvedConnector4:
    'x2=*/ w adj1 100000;x1=+/ l x2 2;x3=+/ r x2 2;x4=+/ x2 x3 2;x5=+/ x3 r 2;y4=*/ h adj2 100000;y1=+/ t y4 2;y2=+/ t y1 2;y3=+/ y1 y4 2;y5=+/ b y4 2|l t r b|none:M l t,C x1 t x2 y2 x2 y1,C x2 y3 x4 y4 x3 y4,C x5 y4 r y5 r b',
  curvedLeftArrow:
    'max2=*/ 50000 h ss;a2=pin 0 adj2 max2;a1=pin 0 adj1 a2;th=*/ ss a1 100000;aw=*/ ss a2 100000;q1=+/ th aw 4;hR=- hd2 q1;q7=*/ hR 2 1;q8=*/ q7 q7 1;q9=*/ th th 1;q10=- q8 q9;q11=sqrt q10;idx=*/ q11 w q7;max3=*/ 100000 idx ss;a3=pin 0 adj3 max3;ah=*/ ss a3 100000;y3=+ hR th;q2=*/ w w 1;q3=*/ ah ah 1;q4=- q2 q3;q5=sqrt q4;dy=*/ q5 hR w;y5=+ hR dy;y7=+ y3 dy;q6=- aw th;dh=*/ q6 1 2;y4=- y5 dh;y8=+ y7 dh;aw2=*/ aw 1 2;y6=- b aw2;x1=+ l ah;swAng=at2 ah dy;mswAng=- 0 swAng;ix=+ l idx;iy=+/ hR y3 2;q12=*/ th 1 2;dang2=at2 idx q12;swAng2=- dang2 swAng;swAng3=+ swAng dang2;stAng3=- 0 dang2|l t r b|unstroked:M l y6,L x1 y4,L x1 y5,A w hR swAng swAng2,A w hR stAng3 swAng3,L x1 y8,Z|darkenLess unstroked:M r y3,A w hR 0 -5400000,L l t,A w hR 3cd4 cd4,Z|none:M r y3,A w hR 0 -5400000,L l t,A w hR 3cd4 cd4,L r y3,A w hR 0 swAng,L x1 y8,L l y6,L x1 y4,L x1 y5,A w hR swAng swAng2',
  diamond: 'ir=*/ w 3 4;ib=*/ h 3 4|wd4 hd4 ir ib|M l vc,L hc t,L r vc,L hc b,Z',
  donut:
    'a=pin 0 adj 50000;dr=*/ ss a 100000;iwd2=- wd2 dr;ihd2=- hd2 dr;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M l vc,A wd2 hd2 cd2 cd4,A wd2 hd2 3cd4 cd4,A wd2 hd2 0 cd4,A wd2 hd2 cd4 cd4,Z,M dr vc,A iwd2 ihd2 cd2 -5400000,A iwd2 ihd2 cd4 -5400000,A iwd2 ihd2 0 -5400000,A iwd2 ihd2 3cd4 -5400000,Z',
  downArrow:
    'max2=*/ 100000 h ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;dy1=*/ ss a2 100000;y1=- b dy1;dx1=*/ w a1 200000;x1=- hc dx1;x2=+ hc dx1;dy2=*/ x1 dy1 wd2;y2=+ y1 dy2|x1 t x2 y2|M l y1,L x1 y1,L x1 t,L x2 t,L x2 y1,L r y1,L hc b,Z',
  downArrowCallout:
    'max2=*/ 50000 w ss;a2=pin 0 adj2 max2;max1=*/ a2 2 1;a1=pin 0 adj1 max1;max3=*/ 100000 h ss;a3=pin 0 adj3 max3;q2=*/ a3 ss h;max4=- 100000 q2;a4=pin 0 adj4 max4;dx1=*/ ss a2 100000;dx2=*/ ss a1 200000;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;dy3=*/ ss a3 100000;y3=- b dy3;y2=*/ h a4 100000;y1=*/ y2 1 2|l t r y2|M l t,L r t,L r y2,L x3 y2,L x3 y3,L x4 y3,L hc b,L x1 y3,L x2 y3,L x2 y2,L l y2,Z',
  ellipse:
    'idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M l vc,A wd2 hd2 cd2 cd4,A wd2 hd2 3cd4 cd4,A wd2 hd2 0 cd4,A wd2 hd2 cd4 cd4,Z',
  flowChartAlternateProcess:
    'x2=- r ssd6;y2=- b ssd6;il=*/ ssd6 29289 100000;ir=- r il;ib=- b il|il il ir ib|M l ssd6,A ssd6 ssd6 cd2 cd4,L x2 t,A ssd6 ssd6 3cd4 cd4,L r y2,A ssd6 ssd6 0 cd4,L ssd6 b,A ssd6 ssd6 cd4 cd4,Z',
  flowChartConnector:
    'idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M l vc,A wd2 hd2 cd2 cd4,A wd2 hd2 3cd4 cd4,A wd2 hd2 0 cd4,A wd2 hd2 cd4 cd4,Z',
  flowChartDecision: 'ir=*/ w 3 4;ib=*/ h 3 4|wd4 hd4 ir ib|w2 h2:M 0 1,L 1 0,L 2 1,L 1 2,Z',
  flowChartDelay:
    'idx=cos wd2 2700000;idy=sin hd2 2700000;ir=+ hc idx;it=- vc idy;ib=+ vc idy|l it ir ib|M l t,L hc t,A wd2 hd2 3cd4 cd2,L l b,Z',
  flowChartDocument:
    'y1=*/ h 17322 21600;y2=*/ h 20172 21600|l t r y1|w21600 h21600:M 0 0,L 21600 0,L 21600 17322,C 10800 17322 10800 23922 0 20172,Z',
  flowChartExtract: 'x2=*/ w 3 4|wd4 vc x2 b|w2 h2:M 0 2,L 1 0,L 2 2,Z',
  flowChartInputOutput:
    'x3=*/ w 2 5;x4=*/ w 3 5;x5=*/ w 4 5;x6=*/ w 9 10|wd5 t x5 b|w5 h5:M 0 5,L 1 0,L 5 0,L 4 5,Z',
  flowChartInternalStorage:
    '|wd8 hd8 r b|w1 h1 unstroked:M 0 0,L 1 0,L 1 1,L 0 1,Z|w8 h8 none:M 1 0,L 1 8,M 0 1,L 8 1|w1 h1 none:M 0 0,L 1 0,L 1 1,L 0 1,Z',
  flowChartMagneticDisk:
    'y3=*/ h 5 6|l hd3 r y3|w6 h6 unstroked:M 0 1,A 3 1 cd2 cd2,L 6 5,A 3 1 0 cd2,Z|w6 h6 none:M 6 1,A 3 1 0 cd2|w6 h6 none:M 0 1,A 3 1 cd2 cd2,L 6 5,A 3 1 0 cd2,Z',
  flowChartManualInput: '|l hd5 r b|w5 h5:M 0 1,L 5 0,L 5 5,L 0 5,Z',
  flowChartManualOperation: 'x3=*/ w 4 5;x4=*/ w 9 10|wd5 t x3 b|w5 h5:M 0 0,L 5 0,L 4 5,L 1 5,Z',
  flowChartMerge: 'x2=*/ w 3 4|wd4 t x2 vc|w2 h2:M 0 0,L 2 0,L 1 2,Z',
  flowChartOffpageConnector: 'y1=*/ h 4 5|l t r y1|w10 h10:M 0 0,L 10 0,L 10 8,L 5 10,L 0 8,Z',
  flowChartPredefinedProcess:
    'x2=*/ w 7 8|wd8 t x2 b|w1 h1 unstroked:M 0 0,L 1 0,L 1 1,L 0 1,Z|w8 h8 none:M 1 0,L 1 8,M 7 0,L 7 8|w1 h1 none:M 0 0,L 1 0,L 1 1,L 0 1,Z',
  flowChartPreparation: 'x2=*/ w 4 5|wd5 t x2 b|w10 h10:M 0 5,L 2 0,L 8 0,L 10 5,L 8 10,L 2 10,Z',
  flowChartProcess: '|l t r b|w1 h1:M 0 0,L 1 0,L 1 1,L 0 1,Z',
  flowChartTerminator:
    'il=*/ w 1018 21600;ir=*/ w 20582 21600;it=*/ h 3163 21600;ib=*/ h 18437 21600|il it ir ib|w21600 h21600:M 3475 0,L 18125 0,A 3475 10800 3cd4 cd2,L 3475 21600,A 3475 10800 cd4 cd2,Z',
  foldedCorner:
    'a=pin 0 adj 50000;dy2=*/ ss a 100000;dy1=*/ dy2 1 5;x1=- r dy2;x2=+ x1 dy1;y2=- b dy2;y1=+ y2 dy1|l t r y2|unstroked:M l t,L r t,L r y2,L x1 b,L l b,Z|darkenLess unstroked:M x1 b,L x2 y1,L r y2,Z|none:M x1 b,L x2 y1,L r y2,L x1 b,L l b,L l t,L r t,L r y2',
  frame:
    'a1=pin 0 adj1 50000;x1=*/ ss a1 100000;x4=- r x1;y4=- b x1|x1 x1 x4 y4|M l t,L r t,L r b,L l b,Z,M x1 x1,L x1 y4,L x4 y4,L x4 x1,Z',
  halfFrame:
    'max2=*/ 100000 w ss;a2=pin 0 adj2 max2;x1=*/ ss a2 100000;g1=*/ h x1 w;g2=- h g1;max1=*/ 100000 g2 ss;a1=pin 0 adj1 max1;y1=*/ ss a1 100000;dx2=*/ y1 w h;x2=- r dx2;dy2=*/ x1 h w;y2=- b dy2;cx1=*/ x1 1 2;cy1=+/ y2 b 2;cx2=+/ x2 r 2;cy2=*/ y1 1 2|l t r b|M l t,L r t,L x2 y1,L x1 y1,L x1 y2,L l b,Z',
  heart:
    'dx1=*/ w 49 48;dx2=*/ w 10 48;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;y1=- t hd3;il=*/ w 1 6;ir=*/ w 5 6;ib=*/ h 2 3|il hd4 ir ib|M hc hd4,C x3 y1 x4 hd4 hc b,C x1 hd4 x2 y1 hc hd4,Z',
  heptagon:
    'swd2=*/ wd2 hf 100000;shd2=*/ hd2 vf 100000;svc=*/ vc  vf 100000;dx1=*/ swd2 97493 100000;dx2=*/ swd2 78183 100000;dx3=*/ swd2 43388 100000;dy1=*/ shd2 62349 100000;dy2=*/ shd2 22252 100000;dy3=*/ shd2 90097 100000;x1=- hc dx1;x2=- hc dx2;x3=- hc dx3;x4=+ hc dx3;x5=+ hc dx2;x6=+ hc dx1;y1=- svc dy1;y2=+ svc dy2;y3=+ svc dy3;ib=- b y1|x2 y1 x5 ib|M x1 y2,L x2 y1,L hc t,L x5 y1,L x6 y2,L x4 y3,L x3 y3,Z',
  hexagon:
    'max=*/ 50000 w ss;a=pin 0 adj max;shd2=*/ hd2 vf 100000;x1=*/ ss a 100000;x2=- r x1;dy1=sin shd2 3600000;y1=- vc dy1;y2=+ vc dy1;q1=*/ max -1 2;q2=+ a q1;q3=?: q2 4 2;q4=?: q2 3 2;q5=?: q2 q1 0;q6=+/ a q5 q1;q7=*/ q6 q4 -1;q8=+ q3 q7;il=*/ w q8 24;it=*/ h q8 24;ir=- r il;ib=- b it|il it ir ib|M l vc,L x1 y1,L x2 y1,L r vc,L x2 y2,L x1 y2,Z',
  homePlate:
    'max=*/ 100000 w ss;a=pin 0 adj max;dx1=*/ ss a 100000;x1=- r dx1;ir=+/ x1 r 2;x2=*/ x1 1 2|l t ir b|M l t,L x1 t,L r vc,L x1 b,L l b,Z',
  horizontalScroll:
    'a=pin 0 adj 25000;ch=*/ ss a 100000;ch2=*/ ch 1 2;ch4=*/ ch 1 4;y3=+ ch ch2;y4=+ ch ch;y6=- b ch;y7=- b ch2;y5=- y6 ch2;x3=- r ch;x4=- r ch2|ch ch x4 y6|unstroked:M r ch2,A ch2 ch2 0 cd4,L x4 ch2,A ch4 ch4 0 cd2,L x3 ch,L ch2 ch,A ch2 ch2 3cd4 -5400000,L l y7,A ch2 ch2 cd2 -10800000,L ch y6,L x4 y6,A ch2 ch2 cd4 -5400000,Z,M ch2 y4,A ch2 ch2 cd4 -5400000,A ch4 ch4 0 -10800000,Z|darkenLess unstroked:M ch2 y4,A ch2 ch2 cd4 -5400000,A ch4 ch4 0 -10800000,Z,M x4 ch,A ch2 ch2 cd4 -16200000,A ch4 ch4 cd2 -10800000,Z|none:M l y3,A ch2 ch2 cd2 cd4,L x3 ch,L x3 ch2,A ch2 ch2 cd2 cd2,L r y5,A ch2 ch2 0 cd4,L ch y6,L ch y7,A ch2 ch2 0 cd2,Z,M x3 ch,L x4 ch,A ch2 ch2 cd4 -5400000,M x4 ch,L x4 ch2,A ch4 ch4 0 cd2,M ch2 y4,L ch2 y3,A ch4 ch4 cd2 cd2,A ch2 ch2 0 cd2,M ch y3,L ch y6',
  leftArrow:
    'max2=*/ 100000 w ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;dx2=*/ ss a2 100000;x2=+ l dx2;dy1=*/ h a1 200000;y1=- vc dy1;y2=+ vc dy1;dx1=*/ y1 dx2 hd2;x1=- x2 dx1|x1 y1 r y2|M l vc,L x2 t,L x2 y1,L r y1,L r y2,L x2 y2,L x2 b,Z',
  leftArrowCallout:
    'max2=*/ 50000 h ss;a2=pin 0 adj2 max2;max1=*/ a2 2 1;a1=pin 0 adj1 max1;max3=*/ 100000 w ss;a3=pin 0 adj3 max3;q2=*/ a3 ss w;max4=- 100000 q2;a4=pin 0 adj4 max4;dy1=*/ ss a2 100000;dy2=*/ ss a1 200000;y1=- vc dy1;y2=- vc dy2;y3=+ vc dy2;y4=+ vc dy1;x1=*/ ss a3 100000;dx2=*/ w a4 100000;x2=- r dx2;x3=+/ x2 r 2|x2 t r b|M l vc,L x1 y1,L x1 y2,L x2 y2,L x2 t,L r t,L r b,L x2 b,L x2 y3,L x1 y3,L x1 y4,Z',
  leftBrace:
    'a2=pin 0 adj2 100000;q1=- 100000 a2;q2=min q1 a2;q3=*/ q2 1 2;max1=*/ q3 h ss;a1=pin 0 adj1 max1;y1=*/ ss a1 100000;y3=*/ h a2 100000;y4=+ y3 y1;dx1=cos wd2 2700000;dy1=sin y1 2700000;il=- r dx1;it=- y1 dy1;ib=+- b dy1 y1|il it r ib|unstroked:M r b,A wd2 y1 cd4 cd4,L hc y4,A wd2 y1 0 -5400000,A wd2 y1 cd4 -5400000,L hc y1,A wd2 y1 cd2 cd4,Z|none:M r b,A wd2 y1 cd4 cd4,L hc y4,A wd2 y1 0 -5400000,A wd2 y1 cd4 -5400000,L hc y1,A wd2 y1 cd2 cd4',
  leftBracket:
    'max=*/ 50000 h ss;a=pin 0 adj max;y1=*/ ss a 100000;y2=- b y1;dx1=cos w 2700000;dy1=sin y1 2700000;il=- r dx1;it=- y1 dy1;ib=+- b dy1 y1|il it r ib|unstroked:M r b,A w y1 cd4 cd4,L l y1,A w y1 cd2 cd4,Z|none:M r b,A w y1 cd4 cd4,L l y1,A w y1 cd2 cd4',
  leftRightArrow:
    'max2=*/ 50000 w ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;x2=*/ ss a2 100000;x3=- r x2;dy=*/ h a1 200000;y1=- vc dy;y2=+ vc dy;dx1=*/ y1 x2 hd2;x1=- x2 dx1;x4=+ x3 dx1|x1 y1 x4 y2|M l vc,L x2 t,L x2 y1,L x3 y1,L x3 t,L r vc,L x3 b,L x3 y2,L x2 y2,L x2 b,Z',
  lightningBolt:
    'x1=*/ w 5022 21600;x3=*/ w 8472 21600;x4=*/ w 8757 21600;x5=*/ w 10012 21600;x8=*/ w 12860 21600;x9=*/ w 13917 21600;x11=*/ w 16577 21600;y1=*/ h 3890 21600;y2=*/ h 6080 21600;y4=*/ h 7437 21600;y6=*/ h 9705 21600;y7=*/ h 12007 21600;y10=*/ h 14277 21600;y11=*/ h 14915 21600|x4 y4 x9 y10|w21600 h21600:M 8472 0,L 12860 6080,L 11050 6797,L 16577 12007,L 14767 12877,L 21600 21600,L 10012 14915,L 12222 13987,L 5022 9705,L 7602 8382,L 0 3890,Z',
  line: '||M l t,L r b',
  mathEqual:
    'a1=pin 0 adj1 36745;2a1=*/ a1 2 1;mAdj2=- 100000 2a1;a2=pin 0 adj2 mAdj2;dy1=*/ h a1 100000;dy2=*/ h a2 200000;dx1=*/ w 73490 200000;y2=- vc dy2;y3=+ vc dy2;y1=- y2 dy1;y4=+ y3 dy1;x1=- hc dx1;x2=+ hc dx1;yC1=+/ y1 y2 2;yC2=+/ y3 y4 2|x1 y1 x2 y4|M x1 y1,L x2 y1,L x2 y2,L x1 y2,Z,M x1 y3,L x2 y3,L x2 y4,L x1 y4,Z',
  mathMinus:
    'a1=pin 0 adj1 100000;dy1=*/ h a1 200000;dx1=*/ w 73490 200000;y1=- vc dy1;y2=+ vc dy1;x1=- hc dx1;x2=+ hc dx1|x1 y1 x2 y2|M x1 y1,L x2 y1,L x2 y2,L x1 y2,Z',
  mathMultiply:
    'a1=pin 0 adj1 51965;th=*/ ss a1 100000;a=at2 w h;sa=sin 1 a;ca=cos 1 a;ta=tan 1 a;dl=mod w h 0;rw=*/ dl 51965 100000;lM=- dl rw;xM=*/ ca lM 2;yM=*/ sa lM 2;dxAM=*/ sa th 2;dyAM=*/ ca th 2;xA=- xM dxAM;yA=+ yM dyAM;xB=+ xM dxAM;yB=- yM dyAM;xBC=- hc xB;yBC=*/ xBC ta 1;yC=+ yBC yB;xD=- r xB;xE=- r xA;yFE=- vc yA;xFE=*/ yFE 1 ta;xF=- xE xFE;xL=+ xA xFE;yG=- b yA;yH=- b yB;yI=- b yC;xC2=- r xM;yC3=- b yM|xA yB xE yH|M xA yA,L xB yB,L hc yC,L xD yB,L xE yA,L xF vc,L xE yG,L xD yH,L hc yI,L xB yH,L xA yG,L xL vc,Z',
  mathPlus:
    'a1=pin 0 adj1 73490;dx1=*/ w 73490 200000;dy1=*/ h 73490 200000;dx2=*/ ss a1 200000;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;y1=- vc dy1;y2=- vc dx2;y3=+ vc dx2;y4=+ vc dy1|x1 y2 x4 y3|M x1 y2,L x2 y2,L x2 y1,L x3 y1,L x3 y2,L x4 y2,L x4 y3,L x3 y3,L x3 y4,L x2 y4,L x2 y3,L x1 y3,Z',
  moon: 'a=pin 0 adj 87500;g0=*/ ss a 100000;g0w=*/ g0 w ss;g1=- ss g0;g2=*/ g0 g0 g1;g3=*/ ss ss g1;g4=*/ g3 2 1;g5=- g4 g2;g6=- g5 g0;g6w=*/ g6 w ss;g7=*/ g5 1 2;g8=- g7 g0;dy1=*/ g8 hd2 ss;g10h=- vc dy1;g11h=+ vc dy1;g12=*/ g0 9598 32768;g12w=*/ g12 w ss;g13=- ss g12;q1=*/ ss ss 1;q2=*/ g13 g13 1;q3=- q1 q2;q4=sqrt q3;dy4=*/ q4 hd2 ss;g15h=- vc dy4;g16h=+ vc dy4;g17w=- g6w g0w;g18w=*/ g17w 1 2;dx2p=+- g0w g18w w;dx2=*/ dx2p -1 1;dy2=*/ hd2 -1 1;stAng1=at2 dx2 dy2;enAngp1=at2 dx2 hd2;enAng1=- enAngp1 21600000;swAng1=- enAng1 stAng1|g12w g15h g0w g16h|M r b,A w hd2 cd4 cd2,A g18w dy1 stAng1 swAng1,Z',
  noSmoking:
    'a=pin 0 adj 50000;dr=*/ ss a 100000;iwd2=- wd2 dr;ihd2=- hd2 dr;ang=at2 w h;ct=cos ihd2 ang;st=sin iwd2 ang;m=mod ct st 0;n=*/ iwd2 ihd2 m;drd2=*/ dr 1 2;dang=at2 n drd2;2dang=*/ dang 2 1;swAng=+ -10800000 2dang;t3=at2 w h;stAng1=- t3 dang;stAng2=- stAng1 cd2;ct1=cos ihd2 stAng1;st1=sin iwd2 stAng1;m1=mod ct1 st1 0;n1=*/ iwd2 ihd2 m1;dx1=cos n1 stAng1;dy1=sin n1 stAng1;x1=+ hc dx1;y1=+ vc dy1;x2=- hc dx1;y2=- vc dy1;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M l vc,A wd2 hd2 cd2 cd4,A wd2 hd2 3cd4 cd4,A wd2 hd2 0 cd4,A wd2 hd2 cd4 cd4,Z,M x1 y1,A iwd2 ihd2 stAng1 swAng,Z,M x2 y2,A iwd2 ihd2 stAng2 swAng,Z',
  notchedRightArrow:
    'max2=*/ 100000 w ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;dx2=*/ ss a2 100000;x2=- r dx2;dy1=*/ h a1 200000;y1=- vc dy1;y2=+ vc dy1;x1=*/ dy1 dx2 hd2;x3=- r x1|x1 y1 x3 y2|M l y1,L x2 y1,L x2 t,L r vc,L x2 b,L x2 y2,L l y2,L x1 vc,Z',
  octagon:
    'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1;il=*/ x1 1 2;ir=- r il;ib=- b il|il il ir ib|M l x1,L x1 t,L x2 t,L r x1,L r y2,L x2 b,L x1 b,L l y2,Z',
  parallelogram:
    'max=*/ 100000 w ss;a=pin 0 adj max;x1=*/ ss a 200000;x2=*/ ss a 100000;x6=- r x1;x5=- r x2;x3=*/ x5 1 2;x4=- r x3;il=*/ wd2 a max;q1=*/ 5 a max;q2=+/ 1 q1 12;il=*/ q2 w 1;it=*/ q2 h 1;ir=- r il;ib=- b it;q3=*/ h hc x2;y1=pin 0 q3 h;y2=- b y1|il it ir ib|M l b,L x2 t,L r t,L x5 b,Z',
  pentagon:
    'swd2=*/ wd2 hf 100000;shd2=*/ hd2 vf 100000;svc=*/ vc  vf 100000;dx1=cos swd2 1080000;dx2=cos swd2 18360000;dy1=sin shd2 1080000;dy2=sin shd2 18360000;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;y1=- svc dy1;y2=- svc dy2;it=*/ y1 dx2 dx1|x2 it x3 y2|M x1 y1,L hc t,L x4 y1,L x3 y2,L x2 y2,Z',
  pie: 'stAng=pin 0 adj1 21599999;enAng=pin 0 adj2 21599999;sw1=- enAng stAng;sw2=+ sw1 21600000;swAng=?: sw1 sw1 sw2;wt1=sin wd2 stAng;ht1=cos hd2 stAng;dx1=cat2 wd2 ht1 wt1;dy1=sat2 hd2 ht1 wt1;x1=+ hc dx1;y1=+ vc dy1;wt2=sin wd2 enAng;ht2=cos hd2 enAng;dx2=cat2 wd2 ht2 wt2;dy2=sat2 hd2 ht2 wt2;x2=+ hc dx2;y2=+ vc dy2;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il ir it ib|M x1 y1,A wd2 hd2 stAng swAng,L hc vc,Z',
  plaque:
    'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1;il=*/ x1 70711 100000;ir=- r il;ib=- b il|il il ir ib|M l x1,A x1 x1 cd4 -5400000,L x2 t,A x1 x1 cd2 -5400000,L r y2,A x1 x1 3cd4 -5400000,L x1 b,A x1 x1 0 -5400000,Z',
  plus: 'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1;d=- w h;il=?: d l x1;ir=?: d r x2;it=?: d x1 t;ib=?: d y2 b|il it ir ib|M l x1,L x1 x1,L x1 t,L x2 t,L x2 x1,L r x1,L r y2,L x2 y2,L x2 b,L x1 b,L x1 y2,L l y2,Z',
  rect: '|l t r b|M l t,L r t,L r b,L l b,Z',
  rightArrow:
    'max2=*/ 100000 w ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;dx1=*/ ss a2 100000;x1=- r dx1;dy1=*/ h a1 200000;y1=- vc dy1;y2=+ vc dy1;dx2=*/ y1 dx1 hd2;x2=+ x1 dx2|l y1 x2 y2|M l y1,L x1 y1,L x1 t,L r vc,L x1 b,L x1 y2,L l y2,Z',
  rightArrowCallout:
    'max2=*/ 50000 h ss;a2=pin 0 adj2 max2;max1=*/ a2 2 1;a1=pin 0 adj1 max1;max3=*/ 100000 w ss;a3=pin 0 adj3 max3;q2=*/ a3 ss w;max4=- 100000 q2;a4=pin 0 adj4 max4;dy1=*/ ss a2 100000;dy2=*/ ss a1 200000;y1=- vc dy1;y2=- vc dy2;y3=+ vc dy2;y4=+ vc dy1;dx3=*/ ss a3 100000;x3=- r dx3;x2=*/ w a4 100000;x1=*/ x2 1 2|l t x2 b|M l t,L x2 t,L x2 y2,L x3 y2,L x3 y1,L r vc,L x3 y4,L x3 y3,L x2 y3,L x2 b,L l b,Z',
  rightBrace:
    'a2=pin 0 adj2 100000;q1=- 100000 a2;q2=min q1 a2;q3=*/ q2 1 2;max1=*/ q3 h ss;a1=pin 0 adj1 max1;y1=*/ ss a1 100000;y3=*/ h a2 100000;y2=- y3 y1;y4=- b y1;dx1=cos wd2 2700000;dy1=sin y1 2700000;ir=+ l dx1;it=- y1 dy1;ib=+- b dy1 y1|l it ir ib|unstroked:M l t,A wd2 y1 3cd4 cd4,L hc y2,A wd2 y1 cd2 -5400000,A wd2 y1 3cd4 -5400000,L hc y4,A wd2 y1 0 cd4,Z|none:M l t,A wd2 y1 3cd4 cd4,L hc y2,A wd2 y1 cd2 -5400000,A wd2 y1 3cd4 -5400000,L hc y4,A wd2 y1 0 cd4',
  rightBracket:
    'max=*/ 50000 h ss;a=pin 0 adj max;y1=*/ ss a 100000;y2=- b y1;dx1=cos w 2700000;dy1=sin y1 2700000;ir=+ l dx1;it=- y1 dy1;ib=+- b dy1 y1|l it ir ib|unstroked:M l t,A w y1 3cd4 cd4,L r y2,A w y1 0 cd4,Z|none:M l t,A w y1 3cd4 cd4,L r y2,A w y1 0 cd4',
  round1Rect:
    'a=pin 0 adj 50000;dx1=*/ ss a 100000;x1=- r dx1;idx=*/ dx1 29289 100000;ir=- r idx|l t ir b|M l t,L x1 t,A dx1 dx1 3cd4 cd4,L r b,L l b,Z',
  round2DiagRect:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;x1=*/ ss a1 100000;y1=- b x1;a=*/ ss a2 100000;x2=- r a;y2=- b a;dx1=*/ x1 29289 100000;dx2=*/ a 29289 100000;d=- dx1 dx2;dx=?: d dx1 dx2;ir=- r dx;ib=- b dx|dx dx ir ib|M x1 t,L x2 t,A a a 3cd4 cd4,L r y1,A x1 x1 0 cd4,L a b,A a a cd4 cd4,L l x1,A x1 x1 cd2 cd4,Z',
  round2SameRect:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;tx1=*/ ss a1 100000;tx2=- r tx1;bx1=*/ ss a2 100000;bx2=- r bx1;by1=- b bx1;d=- tx1 bx1;tdx=*/ tx1 29289 100000;bdx=*/ bx1 29289 100000;il=?: d tdx bdx;ir=- r il;ib=- b bdx|il tdx ir ib|M tx1 t,L tx2 t,A tx1 tx1 3cd4 cd4,L r by1,A bx1 bx1 0 cd4,L bx1 b,A bx1 bx1 cd4 cd4,L l tx1,A tx1 tx1 cd2 cd4,Z',
  roundRect:
    'a=pin 0 adj 50000;x1=*/ ss a 100000;x2=- r x1;y2=- b x1;il=*/ x1 29289 100000;ir=- r il;ib=- b il|il il ir ib|M l x1,A x1 x1 cd2 cd4,L x2 t,A x1 x1 3cd4 cd4,L r y2,A x1 x1 0 cd4,L x1 b,A x1 x1 cd4 cd4,Z',
  rtTriangle: 'it=*/ h 7 12;ir=*/ w 7 12;ib=*/ h 11 12|wd12 it ir ib|M l b,L l t,L r b,Z',
  smileyFace:
    'a=pin -4653 adj 4653;x1=*/ w 4969 21699;x2=*/ w 6215 21600;x3=*/ w 13135 21600;x4=*/ w 16640 21600;y1=*/ h 7570 21600;y3=*/ h 16515 21600;dy2=*/ h a 100000;y2=- y3 dy2;y4=+ y3 dy2;dy3=*/ h a 50000;y5=+ y4 dy3;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy;wR=*/ w 1125 21600;hR=*/ h 1125 21600|il it ir ib|unstroked:M l vc,A wd2 hd2 cd2 21600000,Z|darkenLess:M x2 y1,A wR hR cd2 21600000,M x3 y1,A wR hR cd2 21600000|none:M x1 y2,Q hc y5 x4 y2|none:M l vc,A wd2 hd2 cd2 21600000,Z',
  snip1Rect:
    'a=pin 0 adj 50000;dx1=*/ ss a 100000;x1=- r dx1;it=*/ dx1 1 2;ir=+/ x1 r 2|l it ir b|M l t,L x1 t,L r dx1,L r b,L l b,Z',
  snip2DiagRect:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;lx1=*/ ss a1 100000;lx2=- r lx1;ly1=- b lx1;rx1=*/ ss a2 100000;rx2=- r rx1;ry1=- b rx1;d=- lx1 rx1;dx=?: d lx1 rx1;il=*/ dx 1 2;ir=- r il;ib=- b il|il il ir ib|M lx1 t,L rx2 t,L r rx1,L r ly1,L lx2 b,L rx1 b,L l ry1,L l lx1,Z',
  snip2SameRect:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;tx1=*/ ss a1 100000;tx2=- r tx1;bx1=*/ ss a2 100000;bx2=- r bx1;by1=- b bx1;d=- tx1 bx1;dx=?: d tx1 bx1;il=*/ dx 1 2;ir=- r il;it=*/ tx1 1 2;ib=+/ by1 b 2|il it ir ib|M tx1 t,L tx2 t,L r tx1,L r by1,L bx2 b,L bx1 b,L l by1,L l tx1,Z',
  snipRoundRect:
    'a1=pin 0 adj1 50000;a2=pin 0 adj2 50000;x1=*/ ss a1 100000;dx2=*/ ss a2 100000;x2=- r dx2;il=*/ x1 29289 100000;ir=+/ x2 r 2|il il ir b|M x1 t,L x2 t,L r dx2,L r b,L l b,L l x1,A x1 x1 cd2 cd4,Z',
  star4:
    'a=pin 0 adj 50000;iwd2=*/ wd2 a 50000;ihd2=*/ hd2 a 50000;sdx=cos iwd2 2700000;sdy=sin ihd2 2700000;sx1=- hc sdx;sx2=+ hc sdx;sy1=- vc sdy;sy2=+ vc sdy;yAdj=- vc ihd2|sx1 sy1 sx2 sy2|M l vc,L sx1 sy1,L hc t,L sx2 sy1,L r vc,L sx2 sy2,L hc b,L sx1 sy2,Z',
  star5:
    'a=pin 0 adj 50000;swd2=*/ wd2 hf 100000;shd2=*/ hd2 vf 100000;svc=*/ vc  vf 100000;dx1=cos swd2 1080000;dx2=cos swd2 18360000;dy1=sin shd2 1080000;dy2=sin shd2 18360000;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;y1=- svc dy1;y2=- svc dy2;iwd2=*/ swd2 a 50000;ihd2=*/ shd2 a 50000;sdx1=cos iwd2 20520000;sdx2=cos iwd2 3240000;sdy1=sin ihd2 3240000;sdy2=sin ihd2 20520000;sx1=- hc sdx1;sx2=- hc sdx2;sx3=+ hc sdx2;sx4=+ hc sdx1;sy1=- svc sdy1;sy2=- svc sdy2;sy3=+ svc ihd2;yAdj=- svc ihd2|sx1 sy1 sx4 sy3|M x1 y1,L sx2 sy1,L hc t,L sx3 sy1,L x4 y1,L sx4 sy2,L x3 y2,L hc sy3,L x2 y2,L sx1 sy2,Z',
  star6:
    'a=pin 0 adj 50000;swd2=*/ wd2 hf 100000;dx1=cos swd2 1800000;x1=- hc dx1;x2=+ hc dx1;y2=+ vc hd4;iwd2=*/ swd2 a 50000;ihd2=*/ hd2 a 50000;sdx2=*/ iwd2 1 2;sx1=- hc iwd2;sx2=- hc sdx2;sx3=+ hc sdx2;sx4=+ hc iwd2;sdy1=sin ihd2 3600000;sy1=- vc sdy1;sy2=+ vc sdy1;yAdj=- vc ihd2|sx1 sy1 sx4 sy2|M x1 hd4,L sx2 sy1,L hc t,L sx3 sy1,L x2 hd4,L sx4 vc,L x2 y2,L sx3 sy2,L hc b,L sx2 sy2,L x1 y2,L sx1 vc,Z',
  star7:
    'a=pin 0 adj 50000;swd2=*/ wd2 hf 100000;shd2=*/ hd2 vf 100000;svc=*/ vc  vf 100000;dx1=*/ swd2 97493 100000;dx2=*/ swd2 78183 100000;dx3=*/ swd2 43388 100000;dy1=*/ shd2 62349 100000;dy2=*/ shd2 22252 100000;dy3=*/ shd2 90097 100000;x1=- hc dx1;x2=- hc dx2;x3=- hc dx3;x4=+ hc dx3;x5=+ hc dx2;x6=+ hc dx1;y1=- svc dy1;y2=+ svc dy2;y3=+ svc dy3;iwd2=*/ swd2 a 50000;ihd2=*/ shd2 a 50000;sdx1=*/ iwd2 97493 100000;sdx2=*/ iwd2 78183 100000;sdx3=*/ iwd2 43388 100000;sx1=- hc sdx1;sx2=- hc sdx2;sx3=- hc sdx3;sx4=+ hc sdx3;sx5=+ hc sdx2;sx6=+ hc sdx1;sdy1=*/ ihd2 90097 100000;sdy2=*/ ihd2 22252 100000;sdy3=*/ ihd2 62349 100000;sy1=- svc sdy1;sy2=- svc sdy2;sy3=+ svc sdy3;sy4=+ svc ihd2;yAdj=- svc ihd2|sx2 sy1 sx5 sy3|M x1 y2,L sx1 sy2,L x2 y1,L sx3 sy1,L hc t,L sx4 sy1,L x5 y1,L sx6 sy2,L x6 y2,L sx5 sy3,L x4 y3,L hc sy4,L x3 y3,L sx2 sy3,Z',
  star8:
    'a=pin 0 adj 50000;dx1=cos wd2 2700000;x1=- hc dx1;x2=+ hc dx1;dy1=sin hd2 2700000;y1=- vc dy1;y2=+ vc dy1;iwd2=*/ wd2 a 50000;ihd2=*/ hd2 a 50000;sdx1=*/ iwd2 92388 100000;sdx2=*/ iwd2 38268 100000;sdy1=*/ ihd2 92388 100000;sdy2=*/ ihd2 38268 100000;sx1=- hc sdx1;sx2=- hc sdx2;sx3=+ hc sdx2;sx4=+ hc sdx1;sy1=- vc sdy1;sy2=- vc sdy2;sy3=+ vc sdy2;sy4=+ vc sdy1;yAdj=- vc ihd2|sx1 sy1 sx4 sy4|M l vc,L sx1 sy2,L x1 y1,L sx2 sy1,L hc t,L sx3 sy1,L x2 y1,L sx4 sy2,L r vc,L sx4 sy3,L x2 y2,L sx3 sy4,L hc b,L sx2 sy4,L x1 y2,L sx1 sy3,Z',
  straightConnector1: '|l t r b|none:M l t,L r b',
  stripedRightArrow:
    'max2=*/ 84375 w ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;x4=*/ ss 5 32;dx5=*/ ss a2 100000;x5=- r dx5;dy1=*/ h a1 200000;y1=- vc dy1;y2=+ vc dy1;dx6=*/ dy1 dx5 hd2;x6=- r dx6|x4 y1 x6 y2|M l y1,L ssd32 y1,L ssd32 y2,L l y2,Z,M ssd16 y1,L ssd8 y1,L ssd8 y2,L ssd16 y2,Z,M x4 y1,L x5 y1,L x5 t,L r vc,L x5 b,L x5 y2,L x4 y2,Z',
  sun: 'a=pin 12500 adj 46875;g0=- 50000 a;g1=*/ g0 30274 32768;g2=*/ g0 12540 32768;g3=+ g1 50000;g4=+ g2 50000;g5=- 50000 g1;g6=- 50000 g2;g7=*/ g0 23170 32768;g8=+ 50000 g7;g9=- 50000 g7;g10=*/ g5 3 4;g11=*/ g6 3 4;g12=+ g10 3662;g13=+ g11 3662;g14=+ g11 12500;g15=- 100000 g10;g16=- 100000 g12;g17=- 100000 g13;g18=- 100000 g14;ox1=*/ w 18436 21600;oy1=*/ h 3163 21600;ox2=*/ w 3163 21600;oy2=*/ h 18436 21600;x8=*/ w g8 100000;x9=*/ w g9 100000;x10=*/ w g10 100000;x12=*/ w g12 100000;x13=*/ w g13 100000;x14=*/ w g14 100000;x15=*/ w g15 100000;x16=*/ w g16 100000;x17=*/ w g17 100000;x18=*/ w g18 100000;x19=*/ w a 100000;wR=*/ w g0 100000;hR=*/ h g0 100000;y8=*/ h g8 100000;y9=*/ h g9 100000;y10=*/ h g10 100000;y12=*/ h g12 100000;y13=*/ h g13 100000;y14=*/ h g14 100000;y15=*/ h g15 100000;y16=*/ h g16 100000;y17=*/ h g17 100000;y18=*/ h g18 100000|x9 y9 x8 y8|M r vc,L x15 y18,L x15 y14,Z,M ox1 oy1,L x16 y13,L x17 y12,Z,M hc t,L x18 y10,L x14 y10,Z,M ox2 oy1,L x13 y12,L x12 y13,Z,M l vc,L x10 y14,L x10 y18,Z,M ox2 oy2,L x12 y17,L x13 y16,Z,M hc b,L x14 y15,L x18 y15,Z,M ox1 oy2,L x17 y16,L x16 y17,Z,M x19 vc,A wR hR cd2 21600000,Z',
  teardrop:
    'a=pin 0 adj 200000;r2=sqrt 2;tw=*/ wd2 r2 1;th=*/ hd2 r2 1;sw=*/ tw a 100000;sh=*/ th a 100000;dx1=cos sw 2700000;dy1=sin sh 2700000;x1=+ hc dx1;y1=- vc dy1;x2=+/ hc x1 2;y2=+/ vc y1 2;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M l vc,A wd2 hd2 cd2 cd4,Q x2 t x1 y1,Q r y2 r vc,A wd2 hd2 0 cd4,A wd2 hd2 cd4 cd4,Z',
  trapezoid:
    'max=*/ 50000 w ss;a=pin 0 adj max;x1=*/ ss a 200000;x2=*/ ss a 100000;x3=- r x2;x4=- r x1;il=*/ wd3 a max;it=*/ hd3 a max;ir=- r il|il it ir b|M l b,L x2 t,L x3 t,L r b,Z',
  triangle:
    'a=pin 0 adj 100000;x1=*/ w a 200000;x2=*/ w a 100000;x3=+ x1 wd2|x1 vc x3 b|M l b,L x2 t,L r b,Z',
  upArrowCallout:
    'max2=*/ 50000 w ss;a2=pin 0 adj2 max2;max1=*/ a2 2 1;a1=pin 0 adj1 max1;max3=*/ 100000 h ss;a3=pin 0 adj3 max3;q2=*/ a3 ss h;max4=- 100000 q2;a4=pin 0 adj4 max4;dx1=*/ ss a2 100000;dx2=*/ ss a1 200000;x1=- hc dx1;x2=- hc dx2;x3=+ hc dx2;x4=+ hc dx1;y1=*/ ss a3 100000;dy2=*/ h a4 100000;y2=- b dy2;y3=+/ y2 b 2|l y2 r b|M l y2,L x2 y2,L x2 y1,L x1 y1,L hc t,L x4 y1,L x3 y1,L x3 y2,L r y2,L r b,L l b,Z',
  upArrow:
    'max2=*/ 100000 h ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;dy2=*/ ss a2 100000;y2=+ t dy2;dx1=*/ w a1 200000;x1=- hc dx1;x2=+ hc dx1;dy1=*/ x1 dy2 wd2;y1=- y2 dy1|x1 y1 x2 b|M l y2,L hc t,L r y2,L x2 y2,L x2 b,L x1 b,L x1 y2,Z',
  upDownArrow:
    'max2=*/ 50000 h ss;a1=pin 0 adj1 100000;a2=pin 0 adj2 max2;y2=*/ ss a2 100000;y3=- b y2;dx1=*/ w a1 200000;x1=- hc dx1;x2=+ hc dx1;dy1=*/ x1 y2 wd2;y1=- y2 dy1;y4=+ y3 dy1|x1 y1 x2 y4|M l y2,L hc t,L r y2,L x2 y2,L x2 y3,L r y3,L hc b,L l y3,L x1 y3,L x1 y2,Z',
  uturnArrow:
    'a2=pin 0 adj2 25000;max1=*/ a2 2 1;a1=pin 0 adj1 max1;q2=*/ a1 ss h;q3=- 100000 q2;max3=*/ q3 h ss;a3=pin 0 adj3 max3;q1=+ a3 a1;minAdj5=*/ q1 ss h;a5=pin minAdj5 adj5 100000;th=*/ ss a1 100000;aw2=*/ ss a2 100000;th2=*/ th 1 2;dh2=- aw2 th2;y5=*/ h a5 100000;ah=*/ ss a3 100000;y4=- y5 ah;x9=- r dh2;bw=*/ x9 1 2;bs=min bw y4;max4=*/ bs 100000 ss;a4=pin 0 adj4 max4;bd=*/ ss a4 100000;bd3=- bd th;bd2=max bd3 0;x3=+ th bd2;x8=- r aw2;x6=- x8 aw2;x7=+ x6 dh2;x4=- x9 bd;x5=- x7 bd2;cx=+/ th x7 2|l t r b|M l b,L l bd,A bd bd cd2 cd4,L x4 t,A bd bd 3cd4 cd4,L x9 y4,L r y4,L x8 y5,L x6 y4,L x7 y4,L x7 x3,A bd2 bd2 0 -5400000,L x3 th,A bd2 bd2 3cd4 -5400000,L th b,Z',
  verticalScroll:
    'a=pin 0 adj 25000;ch=*/ ss a 100000;ch2=*/ ch 1 2;ch4=*/ ch 1 4;x3=+ ch ch2;x4=+ ch ch;x6=- r ch;x7=- r ch2;x5=- x6 ch2;y3=- b ch;y4=- b ch2|ch ch x6 y4|unstroked:M ch2 b,A ch2 ch2 cd4 -5400000,L ch2 y4,A ch4 ch4 cd4 -10800000,L ch y3,L ch ch2,A ch2 ch2 cd2 cd4,L x7 t,A ch2 ch2 3cd4 cd2,L x6 ch,L x6 y4,A ch2 ch2 0 cd4,Z,M x4 ch2,A ch2 ch2 0 cd4,A ch4 ch4 cd4 cd2,Z|darkenLess unstroked:M x4 ch2,A ch2 ch2 0 cd4,A ch4 ch4 cd4 cd2,Z,M ch y4,A ch2 ch2 0 3cd4,A ch4 ch4 3cd4 cd2,Z|none:M ch y3,L ch ch2,A ch2 ch2 cd2 cd4,L x7 t,A ch2 ch2 3cd4 cd2,L x6 ch,L x6 y4,A ch2 ch2 0 cd4,L ch2 b,A ch2 ch2 cd4 cd2,Z,M x3 t,A ch2 ch2 3cd4 cd2,A ch4 ch4 cd4 cd2,L x4 ch2,M x6 ch,L x3 ch,M ch2 y3,A ch4 ch4 3cd4 cd2,L ch y4,M ch2 b,A ch2 ch2 cd4 -5400000,L ch y3',
  wave: 'a1=pin 0 adj1 20000;a2=pin -10000 adj2 10000;y1=*/ h a1 100000;dy2=*/ y1 10 3;y2=- y1 dy2;y3=+ y1 dy2;y4=- b y1;y5=- y4 dy2;y6=+ y4 dy2;dx1=*/ w a2 100000;of2=*/ w a2 50000;x1=abs dx1;dx2=?: of2 0 of2;x2=- l dx2;dx5=?: of2 of2 0;x5=- r dx5;dx3=+/ dx2 x5 3;x3=+ x2 dx3;x4=+/ x3 x5 2;x6=+ l dx5;x10=+ r dx2;x7=+ x6 dx3;x8=+/ x7 x10 2;x9=- r x1;xAdj=+ hc dx1;xAdj2=- hc dx1;il=max x2 x6;ir=min x5 x10;it=*/ h a1 50000;ib=- b it|il it ir ib|M x2 y1,C x3 y2 x4 y3 x5 y1,L x10 y4,C x8 y6 x7 y5 x6 y4,Z',
  wedgeEllipseCallout:
    'dxPos=*/ w adj1 100000;dyPos=*/ h adj2 100000;xPos=+ hc dxPos;yPos=+ vc dyPos;sdx=*/ dxPos h 1;sdy=*/ dyPos w 1;pang=at2 sdx sdy;stAng=+ pang 660000;enAng=- pang 660000;dx1=cos wd2 stAng;dy1=sin hd2 stAng;x1=+ hc dx1;y1=+ vc dy1;dx2=cos wd2 enAng;dy2=sin hd2 enAng;x2=+ hc dx2;y2=+ vc dy2;stAng1=at2 dx1 dy1;enAng1=at2 dx2 dy2;swAng1=- enAng1 stAng1;swAng2=+ swAng1 21600000;swAng=?: swAng1 swAng1 swAng2;idx=cos wd2 2700000;idy=sin hd2 2700000;il=- hc idx;ir=+ hc idx;it=- vc idy;ib=+ vc idy|il it ir ib|M xPos yPos,L x1 y1,A wd2 hd2 stAng1 swAng,Z',
  wedgeRectCallout:
    'dxPos=*/ w adj1 100000;dyPos=*/ h adj2 100000;xPos=+ hc dxPos;yPos=+ vc dyPos;dx=- xPos hc;dy=- yPos vc;dq=*/ dxPos h w;ady=abs dyPos;adq=abs dq;dz=- ady adq;xg1=?: dxPos 7 2;xg2=?: dxPos 10 5;x1=*/ w xg1 12;x2=*/ w xg2 12;yg1=?: dyPos 7 2;yg2=?: dyPos 10 5;y1=*/ h yg1 12;y2=*/ h yg2 12;t1=?: dxPos l xPos;xl=?: dz l t1;t2=?: dyPos x1 xPos;xt=?: dz t2 x1;t3=?: dxPos xPos r;xr=?: dz r t3;t4=?: dyPos xPos x1;xb=?: dz t4 x1;t5=?: dxPos y1 yPos;yl=?: dz y1 t5;t6=?: dyPos t yPos;yt=?: dz t6 t;t7=?: dxPos yPos y1;yr=?: dz y1 t7;t8=?: dyPos yPos b;yb=?: dz t8 b|l t r b|M l t,L x1 t,L xt yt,L x2 t,L r t,L r y1,L xr yr,L r y2,L r b,L x2 b,L xb yb,L x1 b,L l b,L l y2,L xl yl,L l y1,Z',
  wedgeRoundRectCallout:
    'dxPos=*/ w adj1 100000;dyPos=*/ h adj2 100000;xPos=+ hc dxPos;yPos=+ vc dyPos;dq=*/ dxPos h w;ady=abs dyPos;adq=abs dq;dz=- ady adq;xg1=?: dxPos 7 2;xg2=?: dxPos 10 5;x1=*/ w xg1 12;x2=*/ w xg2 12;yg1=?: dyPos 7 2;yg2=?: dyPos 10 5;y1=*/ h yg1 12;y2=*/ h yg2 12;t1=?: dxPos l xPos;xl=?: dz l t1;t2=?: dyPos x1 xPos;xt=?: dz t2 x1;t3=?: dxPos xPos r;xr=?: dz r t3;t4=?: dyPos xPos x1;xb=?: dz t4 x1;t5=?: dxPos y1 yPos;yl=?: dz y1 t5;t6=?: dyPos t yPos;yt=?: dz t6 t;t7=?: dxPos yPos y1;yr=?: dz y1 t7;t8=?: dyPos yPos b;yb=?: dz t8 b;u1=*/ ss adj3 100000;u2=- r u1;v2=- b u1;il=*/ u1 29289 100000;ir=- r il;ib=- b il|il il ir ib|M l u1,A u1 u1 cd2 cd4,L x1 t,L xt yt,L x2 t,L u2 t,A u1 u1 3cd4 cd4,L r y1,L xr yr,L r y2,L r v2,A u1 u1 0 cd4,L x2 b,L xb yb,L x1 b,L u1 b,A u1 u1 cd4 cd4,L l y2,L xl yl,L l y1,Z',
}
