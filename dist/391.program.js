export const id=391,ids=[391],modules={2596:(function(__unused_webpack_module,exports){Object.defineProperty(exports,"__esModule",{value:!0});class LuxonError extends Error{}
class InvalidDateTimeError extends LuxonError{constructor(reason){super(`Invalid DateTime: ${reason.toMessage()}`)}}class InvalidIntervalError extends LuxonError{constructor(reason){
super(`Invalid Interval: ${reason.toMessage()}`)}}class InvalidDurationError extends LuxonError{constructor(reason){super(`Invalid Duration: ${reason.toMessage()}`)}}
class ConflictingSpecificationError extends LuxonError{}class InvalidUnitError extends LuxonError{constructor(unit){super(`Invalid unit ${unit}`)}}class InvalidArgumentError extends LuxonError{}
class ZoneIsAbstractError extends LuxonError{constructor(){super("Zone is an abstract class")}}const n="numeric",s="short",l="long",DATE_SHORT={year:n,month:n,day:n},
DATE_MED={year:n,month:s,day:n},DATE_MED_WITH_WEEKDAY={year:n,month:s,day:n,weekday:s},DATE_FULL={year:n,month:l,day:n},DATE_HUGE={year:n,month:l,day:n,weekday:l},
TIME_SIMPLE={hour:n,minute:n},TIME_WITH_SECONDS={hour:n,minute:n,second:n},TIME_WITH_SHORT_OFFSET={hour:n,minute:n,second:n,timeZoneName:s},TIME_WITH_LONG_OFFSET={
hour:n,minute:n,second:n,timeZoneName:l},TIME_24_SIMPLE={hour:n,minute:n,hourCycle:"h23"},TIME_24_WITH_SECONDS={hour:n,minute:n,second:n,hourCycle:"h23"},TIME_24_WITH_SHORT_OFFSET={
hour:n,minute:n,second:n,hourCycle:"h23",timeZoneName:s},TIME_24_WITH_LONG_OFFSET={hour:n,minute:n,second:n,hourCycle:"h23",timeZoneName:l},DATETIME_SHORT={year:n,
month:n,day:n,hour:n,minute:n},DATETIME_SHORT_WITH_SECONDS={year:n,month:n,day:n,hour:n,minute:n,second:n},DATETIME_MED={year:n,month:s,day:n,hour:n,minute:n},DATETIME_MED_WITH_SECONDS={
year:n,month:s,day:n,hour:n,minute:n,second:n},DATETIME_MED_WITH_WEEKDAY={year:n,month:s,day:n,weekday:s,hour:n,minute:n},DATETIME_FULL={year:n,month:l,day:n,hour:n,
minute:n,timeZoneName:s},DATETIME_FULL_WITH_SECONDS={year:n,month:l,day:n,hour:n,minute:n,second:n,timeZoneName:s},DATETIME_HUGE={year:n,month:l,day:n,weekday:l,
hour:n,minute:n,timeZoneName:l},DATETIME_HUGE_WITH_SECONDS={year:n,month:l,day:n,weekday:l,hour:n,minute:n,second:n,timeZoneName:l};class Zone{get type(){throw new ZoneIsAbstractError}get name(){
throw new ZoneIsAbstractError}get ianaName(){return this.name}get isUniversal(){throw new ZoneIsAbstractError}offsetName(ts,opts){throw new ZoneIsAbstractError}formatOffset(ts,format){
throw new ZoneIsAbstractError}offset(ts){throw new ZoneIsAbstractError}equals(otherZone){throw new ZoneIsAbstractError}get isValid(){throw new ZoneIsAbstractError}}
let singleton$1=null;class SystemZone extends Zone{static get instance(){return singleton$1===null&&(singleton$1=new SystemZone),singleton$1}get type(){return"s\
ystem"}get name(){return new Intl.DateTimeFormat().resolvedOptions().timeZone}get isUniversal(){return!1}offsetName(ts,{format,locale}){return parseZoneInfo(ts,
format,locale)}formatOffset(ts,format){return formatOffset(this.offset(ts),format)}offset(ts){return-new Date(ts).getTimezoneOffset()}equals(otherZone){return otherZone.
type==="system"}get isValid(){return!0}}const dtfCache=new Map;function makeDTF(zoneName){let dtf=dtfCache.get(zoneName);return dtf===void 0&&(dtf=new Intl.DateTimeFormat(
"en-US",{hour12:!1,timeZone:zoneName,year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",era:"short"}),dtfCache.set(zoneName,
dtf)),dtf}const typeToPos={year:0,month:1,day:2,era:3,hour:4,minute:5,second:6};function hackyOffset(dtf,date){const formatted=dtf.format(date).replace(/\u200E/g,
""),parsed=/(\d+)\/(\d+)\/(\d+) (AD|BC),? (\d+):(\d+):(\d+)/.exec(formatted),[,fMonth,fDay,fYear,fadOrBc,fHour,fMinute,fSecond]=parsed;return[fYear,fMonth,fDay,
fadOrBc,fHour,fMinute,fSecond]}function partsOffset(dtf,date){const formatted=dtf.formatToParts(date),filled=[];for(let i=0;i<formatted.length;i++){const{type,value}=formatted[i],
pos=typeToPos[type];type==="era"?filled[pos]=value:isUndefined(pos)||(filled[pos]=parseInt(value,10))}return filled}const ianaZoneCache=new Map;class IANAZone extends Zone{static create(name){
let zone=ianaZoneCache.get(name);return zone===void 0&&ianaZoneCache.set(name,zone=new IANAZone(name)),zone}static resetCache(){ianaZoneCache.clear(),dtfCache.clear()}static isValidSpecifier(s2){
return this.isValidZone(s2)}static isValidZone(zone){if(!zone)return!1;try{return new Intl.DateTimeFormat("en-US",{timeZone:zone}).format(),!0}catch{return!1}}constructor(name){
super(),this.zoneName=name,this.valid=IANAZone.isValidZone(name)}get type(){return"iana"}get name(){return this.zoneName}get isUniversal(){return!1}offsetName(ts,{
format,locale}){return parseZoneInfo(ts,format,locale,this.name)}formatOffset(ts,format){return formatOffset(this.offset(ts),format)}offset(ts){if(!this.valid)return NaN;
const date=new Date(ts);if(isNaN(date))return NaN;const dtf=makeDTF(this.name);let[year,month,day,adOrBc,hour,minute,second]=dtf.formatToParts?partsOffset(dtf,date):
hackyOffset(dtf,date);adOrBc==="BC"&&(year=-Math.abs(year)+1);const asUTC=objToLocalTS({year,month,day,hour:hour===24?0:hour,minute,second,millisecond:0});let asTS=+date;
const over=asTS%1e3;return asTS-=over>=0?over:1e3+over,(asUTC-asTS)/(60*1e3)}equals(otherZone){return otherZone.type==="iana"&&otherZone.name===this.name}get isValid(){
return this.valid}}let intlLFCache={};function getCachedLF(locString,opts={}){const key=JSON.stringify([locString,opts]);let dtf=intlLFCache[key];return dtf||(dtf=
new Intl.ListFormat(locString,opts),intlLFCache[key]=dtf),dtf}const intlDTCache=new Map;function getCachedDTF(locString,opts={}){const key=JSON.stringify([locString,
opts]);let dtf=intlDTCache.get(key);return dtf===void 0&&(dtf=new Intl.DateTimeFormat(locString,opts),intlDTCache.set(key,dtf)),dtf}const intlNumCache=new Map;function getCachedINF(locString,opts={}){
const key=JSON.stringify([locString,opts]);let inf=intlNumCache.get(key);return inf===void 0&&(inf=new Intl.NumberFormat(locString,opts),intlNumCache.set(key,inf)),
inf}const intlRelCache=new Map;function getCachedRTF(locString,opts={}){const{base,...cacheKeyOpts}=opts,key=JSON.stringify([locString,cacheKeyOpts]);let inf=intlRelCache.
get(key);return inf===void 0&&(inf=new Intl.RelativeTimeFormat(locString,opts),intlRelCache.set(key,inf)),inf}let sysLocaleCache=null;function systemLocale(){return sysLocaleCache||
(sysLocaleCache=new Intl.DateTimeFormat().resolvedOptions().locale,sysLocaleCache)}const intlResolvedOptionsCache=new Map;function getCachedIntResolvedOptions(locString){
let opts=intlResolvedOptionsCache.get(locString);return opts===void 0&&(opts=new Intl.DateTimeFormat(locString).resolvedOptions(),intlResolvedOptionsCache.set(locString,
opts)),opts}const weekInfoCache=new Map;function getCachedWeekInfo(locString){let data=weekInfoCache.get(locString);if(!data){const locale=new Intl.Locale(locString);
data="getWeekInfo"in locale?locale.getWeekInfo():locale.weekInfo,"minimalDays"in data||(data={...fallbackWeekSettings,...data}),weekInfoCache.set(locString,data)}
return data}function parseLocaleString(localeStr){const xIndex=localeStr.indexOf("-x-");xIndex!==-1&&(localeStr=localeStr.substring(0,xIndex));const uIndex=localeStr.
indexOf("-u-");if(uIndex===-1)return[localeStr];{let options,selectedStr;try{options=getCachedDTF(localeStr).resolvedOptions(),selectedStr=localeStr}catch{const smaller=localeStr.
substring(0,uIndex);options=getCachedDTF(smaller).resolvedOptions(),selectedStr=smaller}const{numberingSystem,calendar}=options;return[selectedStr,numberingSystem,
calendar]}}function intlConfigString(localeStr,numberingSystem,outputCalendar){return(outputCalendar||numberingSystem)&&(localeStr.includes("-u-")||(localeStr+=
"-u"),outputCalendar&&(localeStr+=`-ca-${outputCalendar}`),numberingSystem&&(localeStr+=`-nu-${numberingSystem}`)),localeStr}function mapMonths(f){const ms=[];for(let i=1;i<=
12;i++){const dt=DateTime.utc(2009,i,1);ms.push(f(dt))}return ms}function mapWeekdays(f){const ms=[];for(let i=1;i<=7;i++){const dt=DateTime.utc(2016,11,13+i);ms.
push(f(dt))}return ms}function listStuff(loc,length,englishFn,intlFn){const mode=loc.listingMode();return mode==="error"?null:mode==="en"?englishFn(length):intlFn(
length)}function supportsFastNumbers(loc){return loc.numberingSystem&&loc.numberingSystem!=="latn"?!1:loc.numberingSystem==="latn"||!loc.locale||loc.locale.startsWith(
"en")||getCachedIntResolvedOptions(loc.locale).numberingSystem==="latn"}class PolyNumberFormatter{constructor(intl,forceSimple,opts){this.padTo=opts.padTo||0,this.
floor=opts.floor||!1;const{padTo,floor,...otherOpts}=opts;if(!forceSimple||Object.keys(otherOpts).length>0){const intlOpts={useGrouping:!1,...opts};opts.padTo>0&&
(intlOpts.minimumIntegerDigits=opts.padTo),this.inf=getCachedINF(intl,intlOpts)}}format(i){if(this.inf){const fixed=this.floor?Math.floor(i):i;return this.inf.format(
fixed)}else{const fixed=this.floor?Math.floor(i):roundTo(i,3);return padStart(fixed,this.padTo)}}}class PolyDateFormatter{constructor(dt,intl,opts){this.opts=opts,
this.originalZone=void 0;let z;if(this.opts.timeZone)this.dt=dt;else if(dt.zone.type==="fixed"){const gmtOffset=-1*(dt.offset/60),offsetZ=gmtOffset>=0?`Etc/GMT+${gmtOffset}`:
`Etc/GMT${gmtOffset}`;dt.offset!==0&&IANAZone.create(offsetZ).valid?(z=offsetZ,this.dt=dt):(z="UTC",this.dt=dt.offset===0?dt:dt.setZone("UTC").plus({minutes:dt.
offset}),this.originalZone=dt.zone)}else dt.zone.type==="system"?this.dt=dt:dt.zone.type==="iana"?(this.dt=dt,z=dt.zone.name):(z="UTC",this.dt=dt.setZone("UTC").
plus({minutes:dt.offset}),this.originalZone=dt.zone);const intlOpts={...this.opts};intlOpts.timeZone=intlOpts.timeZone||z,this.dtf=getCachedDTF(intl,intlOpts)}format(){
return this.originalZone?this.formatToParts().map(({value})=>value).join(""):this.dtf.format(this.dt.toJSDate())}formatToParts(){const parts=this.dtf.formatToParts(
this.dt.toJSDate());return this.originalZone?parts.map(part=>{if(part.type==="timeZoneName"){const offsetName=this.originalZone.offsetName(this.dt.ts,{locale:this.
dt.locale,format:this.opts.timeZoneName});return{...part,value:offsetName}}else return part}):parts}resolvedOptions(){return this.dtf.resolvedOptions()}}class PolyRelFormatter{constructor(intl,isEnglish,opts){
this.opts={style:"long",...opts},!isEnglish&&hasRelative()&&(this.rtf=getCachedRTF(intl,opts))}format(count,unit){return this.rtf?this.rtf.format(count,unit):formatRelativeTime(
unit,count,this.opts.numeric,this.opts.style!=="long")}formatToParts(count,unit){return this.rtf?this.rtf.formatToParts(count,unit):[]}}const fallbackWeekSettings={
firstDay:1,minimalDays:4,weekend:[6,7]};class Locale{static fromOpts(opts){return Locale.create(opts.locale,opts.numberingSystem,opts.outputCalendar,opts.weekSettings,
opts.defaultToEN)}static create(locale,numberingSystem,outputCalendar,weekSettings,defaultToEN=!1){const specifiedLocale=locale||Settings.defaultLocale,localeR=specifiedLocale||
(defaultToEN?"en-US":systemLocale()),numberingSystemR=numberingSystem||Settings.defaultNumberingSystem,outputCalendarR=outputCalendar||Settings.defaultOutputCalendar,
weekSettingsR=validateWeekSettings(weekSettings)||Settings.defaultWeekSettings;return new Locale(localeR,numberingSystemR,outputCalendarR,weekSettingsR,specifiedLocale)}static resetCache(){
sysLocaleCache=null,intlDTCache.clear(),intlNumCache.clear(),intlRelCache.clear(),intlResolvedOptionsCache.clear(),weekInfoCache.clear()}static fromObject({locale,
numberingSystem,outputCalendar,weekSettings}={}){return Locale.create(locale,numberingSystem,outputCalendar,weekSettings)}constructor(locale,numbering,outputCalendar,weekSettings,specifiedLocale){
const[parsedLocale,parsedNumberingSystem,parsedOutputCalendar]=parseLocaleString(locale);this.locale=parsedLocale,this.numberingSystem=numbering||parsedNumberingSystem||
null,this.outputCalendar=outputCalendar||parsedOutputCalendar||null,this.weekSettings=weekSettings,this.intl=intlConfigString(this.locale,this.numberingSystem,this.
outputCalendar),this.weekdaysCache={format:{},standalone:{}},this.monthsCache={format:{},standalone:{}},this.meridiemCache=null,this.eraCache={},this.specifiedLocale=
specifiedLocale,this.fastNumbersCached=null}get fastNumbers(){return this.fastNumbersCached==null&&(this.fastNumbersCached=supportsFastNumbers(this)),this.fastNumbersCached}listingMode(){
const isActuallyEn=this.isEnglish(),hasNoWeirdness=(this.numberingSystem===null||this.numberingSystem==="latn")&&(this.outputCalendar===null||this.outputCalendar===
"gregory");return isActuallyEn&&hasNoWeirdness?"en":"intl"}clone(alts){return!alts||Object.getOwnPropertyNames(alts).length===0?this:Locale.create(alts.locale||
this.specifiedLocale,alts.numberingSystem||this.numberingSystem,alts.outputCalendar||this.outputCalendar,validateWeekSettings(alts.weekSettings)||this.weekSettings,
alts.defaultToEN||!1)}redefaultToEN(alts={}){return this.clone({...alts,defaultToEN:!0})}redefaultToSystem(alts={}){return this.clone({...alts,defaultToEN:!1})}months(length,format=!1){
return listStuff(this,length,months,()=>{const monthSpecialCase=this.intl==="ja"||this.intl.startsWith("ja-");format&=!monthSpecialCase;const intl=format?{month:length,
day:"numeric"}:{month:length},formatStr=format?"format":"standalone";if(!this.monthsCache[formatStr][length]){const mapper=monthSpecialCase?dt=>this.dtFormatter(
dt,intl).format():dt=>this.extract(dt,intl,"month");this.monthsCache[formatStr][length]=mapMonths(mapper)}return this.monthsCache[formatStr][length]})}weekdays(length,format=!1){
return listStuff(this,length,weekdays,()=>{const intl=format?{weekday:length,year:"numeric",month:"long",day:"numeric"}:{weekday:length},formatStr=format?"forma\
t":"standalone";return this.weekdaysCache[formatStr][length]||(this.weekdaysCache[formatStr][length]=mapWeekdays(dt=>this.extract(dt,intl,"weekday"))),this.weekdaysCache[formatStr][length]})}meridiems(){
return listStuff(this,void 0,()=>meridiems,()=>{if(!this.meridiemCache){const intl={hour:"numeric",hourCycle:"h12"};this.meridiemCache=[DateTime.utc(2016,11,13,
9),DateTime.utc(2016,11,13,19)].map(dt=>this.extract(dt,intl,"dayperiod"))}return this.meridiemCache})}eras(length){return listStuff(this,length,eras,()=>{const intl={
era:length};return this.eraCache[length]||(this.eraCache[length]=[DateTime.utc(-40,1,1),DateTime.utc(2017,1,1)].map(dt=>this.extract(dt,intl,"era"))),this.eraCache[length]})}extract(dt,intlOpts,field){
const df=this.dtFormatter(dt,intlOpts),results=df.formatToParts(),matching=results.find(m=>m.type.toLowerCase()===field);return matching?matching.value:null}numberFormatter(opts={}){
return new PolyNumberFormatter(this.intl,opts.forceSimple||this.fastNumbers,opts)}dtFormatter(dt,intlOpts={}){return new PolyDateFormatter(dt,this.intl,intlOpts)}relFormatter(opts={}){
return new PolyRelFormatter(this.intl,this.isEnglish(),opts)}listFormatter(opts={}){return getCachedLF(this.intl,opts)}isEnglish(){return this.locale==="en"||this.
locale.toLowerCase()==="en-us"||getCachedIntResolvedOptions(this.intl).locale.startsWith("en-us")}getWeekSettings(){return this.weekSettings?this.weekSettings:hasLocaleWeekInfo()?
getCachedWeekInfo(this.locale):fallbackWeekSettings}getStartOfWeek(){return this.getWeekSettings().firstDay}getMinDaysInFirstWeek(){return this.getWeekSettings().
minimalDays}getWeekendDays(){return this.getWeekSettings().weekend}equals(other){return this.locale===other.locale&&this.numberingSystem===other.numberingSystem&&
this.outputCalendar===other.outputCalendar}toString(){return`Locale(${this.locale}, ${this.numberingSystem}, ${this.outputCalendar})`}}let singleton=null;class FixedOffsetZone extends Zone{static get utcInstance(){
return singleton===null&&(singleton=new FixedOffsetZone(0)),singleton}static instance(offset2){return offset2===0?FixedOffsetZone.utcInstance:new FixedOffsetZone(
offset2)}static parseSpecifier(s2){if(s2){const r=s2.match(/^utc(?:([+-]\d{1,2})(?::(\d{2}))?)?$/i);if(r)return new FixedOffsetZone(signedOffset(r[1],r[2]))}return null}constructor(offset2){
super(),this.fixed=offset2}get type(){return"fixed"}get name(){return this.fixed===0?"UTC":`UTC${formatOffset(this.fixed,"narrow")}`}get ianaName(){return this.
fixed===0?"Etc/UTC":`Etc/GMT${formatOffset(-this.fixed,"narrow")}`}offsetName(){return this.name}formatOffset(ts,format){return formatOffset(this.fixed,format)}get isUniversal(){
return!0}offset(){return this.fixed}equals(otherZone){return otherZone.type==="fixed"&&otherZone.fixed===this.fixed}get isValid(){return!0}}class InvalidZone extends Zone{constructor(zoneName){
super(),this.zoneName=zoneName}get type(){return"invalid"}get name(){return this.zoneName}get isUniversal(){return!1}offsetName(){return null}formatOffset(){return""}offset(){
return NaN}equals(){return!1}get isValid(){return!1}}function normalizeZone(input,defaultZone2){if(isUndefined(input)||input===null)return defaultZone2;if(input instanceof
Zone)return input;if(isString(input)){const lowered=input.toLowerCase();return lowered==="default"?defaultZone2:lowered==="local"||lowered==="system"?SystemZone.
instance:lowered==="utc"||lowered==="gmt"?FixedOffsetZone.utcInstance:FixedOffsetZone.parseSpecifier(lowered)||IANAZone.create(input)}else return isNumber(input)?
FixedOffsetZone.instance(input):typeof input=="object"&&"offset"in input&&typeof input.offset=="function"?input:new InvalidZone(input)}const numberingSystems={arab:"\
[\u0660-\u0669]",arabext:"[\u06F0-\u06F9]",bali:"[\u1B50-\u1B59]",beng:"[\u09E6-\u09EF]",deva:"[\u0966-\u096F]",fullwide:"[\uFF10-\uFF19]",gujr:"[\u0AE6-\u0AEF]",
hanidec:"[\u3007|\u4E00|\u4E8C|\u4E09|\u56DB|\u4E94|\u516D|\u4E03|\u516B|\u4E5D]",khmr:"[\u17E0-\u17E9]",knda:"[\u0CE6-\u0CEF]",laoo:"[\u0ED0-\u0ED9]",limb:"[\u1946-\
\u194F]",mlym:"[\u0D66-\u0D6F]",mong:"[\u1810-\u1819]",mymr:"[\u1040-\u1049]",orya:"[\u0B66-\u0B6F]",tamldec:"[\u0BE6-\u0BEF]",telu:"[\u0C66-\u0C6F]",thai:"[\u0E50-\u0E59\
]",tibt:"[\u0F20-\u0F29]",latn:"\\d"},numberingSystemsUTF16={arab:[1632,1641],arabext:[1776,1785],bali:[6992,7001],beng:[2534,2543],deva:[2406,2415],fullwide:[65296,
65303],gujr:[2790,2799],khmr:[6112,6121],knda:[3302,3311],laoo:[3792,3801],limb:[6470,6479],mlym:[3430,3439],mong:[6160,6169],mymr:[4160,4169],orya:[2918,2927],
tamldec:[3046,3055],telu:[3174,3183],thai:[3664,3673],tibt:[3872,3881]},hanidecChars=numberingSystems.hanidec.replace(/[\[|\]]/g,"").split("");function parseDigits(str){
let value=parseInt(str,10);if(isNaN(value)){value="";for(let i=0;i<str.length;i++){const code=str.charCodeAt(i);if(str[i].search(numberingSystems.hanidec)!==-1)
value+=hanidecChars.indexOf(str[i]);else for(const key in numberingSystemsUTF16){const[min,max]=numberingSystemsUTF16[key];code>=min&&code<=max&&(value+=code-min)}}
return parseInt(value,10)}else return value}const digitRegexCache=new Map;function resetDigitRegexCache(){digitRegexCache.clear()}function digitRegex({numberingSystem},append=""){
const ns=numberingSystem||"latn";let appendCache=digitRegexCache.get(ns);appendCache===void 0&&(appendCache=new Map,digitRegexCache.set(ns,appendCache));let regex=appendCache.
get(append);return regex===void 0&&(regex=new RegExp(`${numberingSystems[ns]}${append}`),appendCache.set(append,regex)),regex}let now=()=>Date.now(),defaultZone="\
system",defaultLocale=null,defaultNumberingSystem=null,defaultOutputCalendar=null,twoDigitCutoffYear=60,throwOnInvalid,defaultWeekSettings=null;class Settings{static get now(){
return now}static set now(n2){now=n2}static set defaultZone(zone){defaultZone=zone}static get defaultZone(){return normalizeZone(defaultZone,SystemZone.instance)}static get defaultLocale(){
return defaultLocale}static set defaultLocale(locale){defaultLocale=locale}static get defaultNumberingSystem(){return defaultNumberingSystem}static set defaultNumberingSystem(numberingSystem){
defaultNumberingSystem=numberingSystem}static get defaultOutputCalendar(){return defaultOutputCalendar}static set defaultOutputCalendar(outputCalendar){defaultOutputCalendar=
outputCalendar}static get defaultWeekSettings(){return defaultWeekSettings}static set defaultWeekSettings(weekSettings){defaultWeekSettings=validateWeekSettings(
weekSettings)}static get twoDigitCutoffYear(){return twoDigitCutoffYear}static set twoDigitCutoffYear(cutoffYear){twoDigitCutoffYear=cutoffYear%100}static get throwOnInvalid(){
return throwOnInvalid}static set throwOnInvalid(t){throwOnInvalid=t}static resetCaches(){Locale.resetCache(),IANAZone.resetCache(),DateTime.resetCache(),resetDigitRegexCache()}}
class Invalid{constructor(reason,explanation){this.reason=reason,this.explanation=explanation}toMessage(){return this.explanation?`${this.reason}: ${this.explanation}`:
this.reason}}const nonLeapLadder=[0,31,59,90,120,151,181,212,243,273,304,334],leapLadder=[0,31,60,91,121,152,182,213,244,274,305,335];function unitOutOfRange(unit,value){
return new Invalid("unit out of range",`you specified ${value} (of type ${typeof value}) as a ${unit}, which is invalid`)}function dayOfWeek(year,month,day){const d=new Date(
Date.UTC(year,month-1,day));year<100&&year>=0&&d.setUTCFullYear(d.getUTCFullYear()-1900);const js=d.getUTCDay();return js===0?7:js}function computeOrdinal(year,month,day){
return day+(isLeapYear(year)?leapLadder:nonLeapLadder)[month-1]}function uncomputeOrdinal(year,ordinal){const table=isLeapYear(year)?leapLadder:nonLeapLadder,month0=table.
findIndex(i=>i<ordinal),day=ordinal-table[month0];return{month:month0+1,day}}function isoWeekdayToLocal(isoWeekday,startOfWeek){return(isoWeekday-startOfWeek+7)%
7+1}function gregorianToWeek(gregObj,minDaysInFirstWeek=4,startOfWeek=1){const{year,month,day}=gregObj,ordinal=computeOrdinal(year,month,day),weekday=isoWeekdayToLocal(
dayOfWeek(year,month,day),startOfWeek);let weekNumber=Math.floor((ordinal-weekday+14-minDaysInFirstWeek)/7),weekYear;return weekNumber<1?(weekYear=year-1,weekNumber=
weeksInWeekYear(weekYear,minDaysInFirstWeek,startOfWeek)):weekNumber>weeksInWeekYear(year,minDaysInFirstWeek,startOfWeek)?(weekYear=year+1,weekNumber=1):weekYear=
year,{weekYear,weekNumber,weekday,...timeObject(gregObj)}}function weekToGregorian(weekData,minDaysInFirstWeek=4,startOfWeek=1){const{weekYear,weekNumber,weekday}=weekData,
weekdayOfJan4=isoWeekdayToLocal(dayOfWeek(weekYear,1,minDaysInFirstWeek),startOfWeek),yearInDays=daysInYear(weekYear);let ordinal=weekNumber*7+weekday-weekdayOfJan4-
7+minDaysInFirstWeek,year;ordinal<1?(year=weekYear-1,ordinal+=daysInYear(year)):ordinal>yearInDays?(year=weekYear+1,ordinal-=daysInYear(weekYear)):year=weekYear;
const{month,day}=uncomputeOrdinal(year,ordinal);return{year,month,day,...timeObject(weekData)}}function gregorianToOrdinal(gregData){const{year,month,day}=gregData,
ordinal=computeOrdinal(year,month,day);return{year,ordinal,...timeObject(gregData)}}function ordinalToGregorian(ordinalData){const{year,ordinal}=ordinalData,{month,
day}=uncomputeOrdinal(year,ordinal);return{year,month,day,...timeObject(ordinalData)}}function usesLocalWeekValues(obj,loc){if(!isUndefined(obj.localWeekday)||!isUndefined(
obj.localWeekNumber)||!isUndefined(obj.localWeekYear)){if(!isUndefined(obj.weekday)||!isUndefined(obj.weekNumber)||!isUndefined(obj.weekYear))throw new ConflictingSpecificationError(
"Cannot mix locale-based week fields with ISO-based week fields");return isUndefined(obj.localWeekday)||(obj.weekday=obj.localWeekday),isUndefined(obj.localWeekNumber)||
(obj.weekNumber=obj.localWeekNumber),isUndefined(obj.localWeekYear)||(obj.weekYear=obj.localWeekYear),delete obj.localWeekday,delete obj.localWeekNumber,delete obj.
localWeekYear,{minDaysInFirstWeek:loc.getMinDaysInFirstWeek(),startOfWeek:loc.getStartOfWeek()}}else return{minDaysInFirstWeek:4,startOfWeek:1}}function hasInvalidWeekData(obj,minDaysInFirstWeek=4,startOfWeek=1){
const validYear=isInteger(obj.weekYear),validWeek=integerBetween(obj.weekNumber,1,weeksInWeekYear(obj.weekYear,minDaysInFirstWeek,startOfWeek)),validWeekday=integerBetween(
obj.weekday,1,7);return validYear?validWeek?validWeekday?!1:unitOutOfRange("weekday",obj.weekday):unitOutOfRange("week",obj.weekNumber):unitOutOfRange("weekYear",
obj.weekYear)}function hasInvalidOrdinalData(obj){const validYear=isInteger(obj.year),validOrdinal=integerBetween(obj.ordinal,1,daysInYear(obj.year));return validYear?
validOrdinal?!1:unitOutOfRange("ordinal",obj.ordinal):unitOutOfRange("year",obj.year)}function hasInvalidGregorianData(obj){const validYear=isInteger(obj.year),
validMonth=integerBetween(obj.month,1,12),validDay=integerBetween(obj.day,1,daysInMonth(obj.year,obj.month));return validYear?validMonth?validDay?!1:unitOutOfRange(
"day",obj.day):unitOutOfRange("month",obj.month):unitOutOfRange("year",obj.year)}function hasInvalidTimeData(obj){const{hour,minute,second,millisecond}=obj,validHour=integerBetween(
hour,0,23)||hour===24&&minute===0&&second===0&&millisecond===0,validMinute=integerBetween(minute,0,59),validSecond=integerBetween(second,0,59),validMillisecond=integerBetween(
millisecond,0,999);return validHour?validMinute?validSecond?validMillisecond?!1:unitOutOfRange("millisecond",millisecond):unitOutOfRange("second",second):unitOutOfRange(
"minute",minute):unitOutOfRange("hour",hour)}function isUndefined(o){return typeof o>"u"}function isNumber(o){return typeof o=="number"}function isInteger(o){return typeof o==
"number"&&o%1===0}function isString(o){return typeof o=="string"}function isDate(o){return Object.prototype.toString.call(o)==="[object Date]"}function hasRelative(){
try{return typeof Intl<"u"&&!!Intl.RelativeTimeFormat}catch{return!1}}function hasLocaleWeekInfo(){try{return typeof Intl<"u"&&!!Intl.Locale&&("weekInfo"in Intl.
Locale.prototype||"getWeekInfo"in Intl.Locale.prototype)}catch{return!1}}function maybeArray(thing){return Array.isArray(thing)?thing:[thing]}function bestBy(arr,by,compare){
if(arr.length!==0)return arr.reduce((best,next)=>{const pair=[by(next),next];return best&&compare(best[0],pair[0])===best[0]?best:pair},null)[1]}function pick(obj,keys){
return keys.reduce((a,k)=>(a[k]=obj[k],a),{})}function hasOwnProperty(obj,prop){return Object.prototype.hasOwnProperty.call(obj,prop)}function validateWeekSettings(settings){
if(settings==null)return null;if(typeof settings!="object")throw new InvalidArgumentError("Week settings must be an object");if(!integerBetween(settings.firstDay,
1,7)||!integerBetween(settings.minimalDays,1,7)||!Array.isArray(settings.weekend)||settings.weekend.some(v=>!integerBetween(v,1,7)))throw new InvalidArgumentError(
"Invalid week settings");return{firstDay:settings.firstDay,minimalDays:settings.minimalDays,weekend:Array.from(settings.weekend)}}function integerBetween(thing,bottom,top){
return isInteger(thing)&&thing>=bottom&&thing<=top}function floorMod(x,n2){return x-n2*Math.floor(x/n2)}function padStart(input,n2=2){const isNeg=input<0;let padded;
return isNeg?padded="-"+(""+-input).padStart(n2,"0"):padded=(""+input).padStart(n2,"0"),padded}function parseInteger(string){if(!(isUndefined(string)||string===
null||string===""))return parseInt(string,10)}function parseFloating(string){if(!(isUndefined(string)||string===null||string===""))return parseFloat(string)}function parseMillis(fraction){
if(!(isUndefined(fraction)||fraction===null||fraction==="")){const f=parseFloat("0."+fraction)*1e3;return Math.floor(f)}}function roundTo(number,digits,rounding="\
round"){const factor=10**digits;switch(rounding){case"expand":return number>0?Math.ceil(number*factor)/factor:Math.floor(number*factor)/factor;case"trunc":return Math.
trunc(number*factor)/factor;case"round":return Math.round(number*factor)/factor;case"floor":return Math.floor(number*factor)/factor;case"ceil":return Math.ceil(
number*factor)/factor;default:throw new RangeError(`Value rounding ${rounding} is out of range`)}}function isLeapYear(year){return year%4===0&&(year%100!==0||year%
400===0)}function daysInYear(year){return isLeapYear(year)?366:365}function daysInMonth(year,month){const modMonth=floorMod(month-1,12)+1,modYear=year+(month-modMonth)/
12;return modMonth===2?isLeapYear(modYear)?29:28:[31,null,31,30,31,30,31,31,30,31,30,31][modMonth-1]}function objToLocalTS(obj){let d=Date.UTC(obj.year,obj.month-
1,obj.day,obj.hour,obj.minute,obj.second,obj.millisecond);return obj.year<100&&obj.year>=0&&(d=new Date(d),d.setUTCFullYear(obj.year,obj.month-1,obj.day)),+d}function firstWeekOffset(year,minDaysInFirstWeek,startOfWeek){
return-isoWeekdayToLocal(dayOfWeek(year,1,minDaysInFirstWeek),startOfWeek)+minDaysInFirstWeek-1}function weeksInWeekYear(weekYear,minDaysInFirstWeek=4,startOfWeek=1){
const weekOffset=firstWeekOffset(weekYear,minDaysInFirstWeek,startOfWeek),weekOffsetNext=firstWeekOffset(weekYear+1,minDaysInFirstWeek,startOfWeek);return(daysInYear(
weekYear)-weekOffset+weekOffsetNext)/7}function untruncateYear(year){return year>99?year:year>Settings.twoDigitCutoffYear?1900+year:2e3+year}function parseZoneInfo(ts,offsetFormat,locale,timeZone=null){
const date=new Date(ts),intlOpts={hourCycle:"h23",year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit"};timeZone&&(intlOpts.timeZone=timeZone);
const modified={timeZoneName:offsetFormat,...intlOpts},parsed=new Intl.DateTimeFormat(locale,modified).formatToParts(date).find(m=>m.type.toLowerCase()==="timez\
onename");return parsed?parsed.value:null}function signedOffset(offHourStr,offMinuteStr){let offHour=parseInt(offHourStr,10);Number.isNaN(offHour)&&(offHour=0);
const offMin=parseInt(offMinuteStr,10)||0,offMinSigned=offHour<0||Object.is(offHour,-0)?-offMin:offMin;return offHour*60+offMinSigned}function asNumber(value){const numericValue=Number(
value);if(typeof value=="boolean"||value===""||!Number.isFinite(numericValue))throw new InvalidArgumentError(`Invalid unit value ${value}`);return numericValue}
function normalizeObject(obj,normalizer){const normalized={};for(const u in obj)if(hasOwnProperty(obj,u)){const v=obj[u];if(v==null)continue;normalized[normalizer(
u)]=asNumber(v)}return normalized}function formatOffset(offset2,format){const hours=Math.trunc(Math.abs(offset2/60)),minutes=Math.trunc(Math.abs(offset2%60)),sign=offset2>=
0?"+":"-";switch(format){case"short":return`${sign}${padStart(hours,2)}:${padStart(minutes,2)}`;case"narrow":return`${sign}${hours}${minutes>0?`:${minutes}`:""}`;case"\
techie":return`${sign}${padStart(hours,2)}${padStart(minutes,2)}`;default:throw new RangeError(`Value format ${format} is out of range for property format`)}}function timeObject(obj){
return pick(obj,["hour","minute","second","millisecond"])}const monthsLong=["January","February","March","April","May","June","July","August","September","Octob\
er","November","December"],monthsShort=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],monthsNarrow=["J","F","M","A","M","J","J","A","\
S","O","N","D"];function months(length){switch(length){case"narrow":return[...monthsNarrow];case"short":return[...monthsShort];case"long":return[...monthsLong];case"\
numeric":return["1","2","3","4","5","6","7","8","9","10","11","12"];case"2-digit":return["01","02","03","04","05","06","07","08","09","10","11","12"];default:return null}}
const weekdaysLong=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],weekdaysShort=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"],weekdaysNarrow=[
"M","T","W","T","F","S","S"];function weekdays(length){switch(length){case"narrow":return[...weekdaysNarrow];case"short":return[...weekdaysShort];case"long":return[
...weekdaysLong];case"numeric":return["1","2","3","4","5","6","7"];default:return null}}const meridiems=["AM","PM"],erasLong=["Before Christ","Anno Domini"],erasShort=[
"BC","AD"],erasNarrow=["B","A"];function eras(length){switch(length){case"narrow":return[...erasNarrow];case"short":return[...erasShort];case"long":return[...erasLong];default:
return null}}function meridiemForDateTime(dt){return meridiems[dt.hour<12?0:1]}function weekdayForDateTime(dt,length){return weekdays(length)[dt.weekday-1]}function monthForDateTime(dt,length){
return months(length)[dt.month-1]}function eraForDateTime(dt,length){return eras(length)[dt.year<0?0:1]}function formatRelativeTime(unit,count,numeric="always",narrow=!1){
const units={years:["year","yr."],quarters:["quarter","qtr."],months:["month","mo."],weeks:["week","wk."],days:["day","day","days"],hours:["hour","hr."],minutes:[
"minute","min."],seconds:["second","sec."]},lastable=["hours","minutes","seconds"].indexOf(unit)===-1;if(numeric==="auto"&&lastable){const isDay=unit==="days";switch(count){case 1:
return isDay?"tomorrow":`next ${units[unit][0]}`;case-1:return isDay?"yesterday":`last ${units[unit][0]}`;case 0:return isDay?"today":`this ${units[unit][0]}`}}
const isInPast=Object.is(count,-0)||count<0,fmtValue=Math.abs(count),singular=fmtValue===1,lilUnits=units[unit],fmtUnit=narrow?singular?lilUnits[1]:lilUnits[2]||
lilUnits[1]:singular?units[unit][0]:unit;return isInPast?`${fmtValue} ${fmtUnit} ago`:`in ${fmtValue} ${fmtUnit}`}function stringifyTokens(splits,tokenToString){
let s2="";for(const token of splits)token.literal?s2+=token.val:s2+=tokenToString(token.val);return s2}const macroTokenToFormatOpts={D:DATE_SHORT,DD:DATE_MED,DDD:DATE_FULL,
DDDD:DATE_HUGE,t:TIME_SIMPLE,tt:TIME_WITH_SECONDS,ttt:TIME_WITH_SHORT_OFFSET,tttt:TIME_WITH_LONG_OFFSET,T:TIME_24_SIMPLE,TT:TIME_24_WITH_SECONDS,TTT:TIME_24_WITH_SHORT_OFFSET,
TTTT:TIME_24_WITH_LONG_OFFSET,f:DATETIME_SHORT,ff:DATETIME_MED,fff:DATETIME_FULL,ffff:DATETIME_HUGE,F:DATETIME_SHORT_WITH_SECONDS,FF:DATETIME_MED_WITH_SECONDS,FFF:DATETIME_FULL_WITH_SECONDS,
FFFF:DATETIME_HUGE_WITH_SECONDS};class Formatter{static create(locale,opts={}){return new Formatter(locale,opts)}static parseFormat(fmt){let current=null,currentFull="",
bracketed=!1;const splits=[];for(let i=0;i<fmt.length;i++){const c=fmt.charAt(i);c==="'"?((currentFull.length>0||bracketed)&&splits.push({literal:bracketed||/^\s+$/.
test(currentFull),val:currentFull===""?"'":currentFull}),current=null,currentFull="",bracketed=!bracketed):bracketed||c===current?currentFull+=c:(currentFull.length>
0&&splits.push({literal:/^\s+$/.test(currentFull),val:currentFull}),currentFull=c,current=c)}return currentFull.length>0&&splits.push({literal:bracketed||/^\s+$/.
test(currentFull),val:currentFull}),splits}static macroTokenToFormatOpts(token){return macroTokenToFormatOpts[token]}constructor(locale,formatOpts){this.opts=formatOpts,
this.loc=locale,this.systemLoc=null}formatWithSystemDefault(dt,opts){return this.systemLoc===null&&(this.systemLoc=this.loc.redefaultToSystem()),this.systemLoc.
dtFormatter(dt,{...this.opts,...opts}).format()}dtFormatter(dt,opts={}){return this.loc.dtFormatter(dt,{...this.opts,...opts})}formatDateTime(dt,opts){return this.
dtFormatter(dt,opts).format()}formatDateTimeParts(dt,opts){return this.dtFormatter(dt,opts).formatToParts()}formatInterval(interval,opts){return this.dtFormatter(
interval.start,opts).dtf.formatRange(interval.start.toJSDate(),interval.end.toJSDate())}resolvedOptions(dt,opts){return this.dtFormatter(dt,opts).resolvedOptions()}num(n2,p=0,signDisplay=void 0){
if(this.opts.forceSimple)return padStart(n2,p);const opts={...this.opts};return p>0&&(opts.padTo=p),signDisplay&&(opts.signDisplay=signDisplay),this.loc.numberFormatter(
opts).format(n2)}formatDateTimeFromString(dt,fmt){const knownEnglish=this.loc.listingMode()==="en",useDateTimeFormatter=this.loc.outputCalendar&&this.loc.outputCalendar!==
"gregory",string=(opts,extract)=>this.loc.extract(dt,opts,extract),formatOffset2=opts=>dt.isOffsetFixed&&dt.offset===0&&opts.allowZ?"Z":dt.isValid?dt.zone.formatOffset(
dt.ts,opts.format):"",meridiem=()=>knownEnglish?meridiemForDateTime(dt):string({hour:"numeric",hourCycle:"h12"},"dayperiod"),month=(length,standalone)=>knownEnglish?
monthForDateTime(dt,length):string(standalone?{month:length}:{month:length,day:"numeric"},"month"),weekday=(length,standalone)=>knownEnglish?weekdayForDateTime(
dt,length):string(standalone?{weekday:length}:{weekday:length,month:"long",day:"numeric"},"weekday"),maybeMacro=token=>{const formatOpts=Formatter.macroTokenToFormatOpts(
token);return formatOpts?this.formatWithSystemDefault(dt,formatOpts):token},era=length=>knownEnglish?eraForDateTime(dt,length):string({era:length},"era"),tokenToString=token=>{
switch(token){case"S":return this.num(dt.millisecond);case"u":case"SSS":return this.num(dt.millisecond,3);case"s":return this.num(dt.second);case"ss":return this.
num(dt.second,2);case"uu":return this.num(Math.floor(dt.millisecond/10),2);case"uuu":return this.num(Math.floor(dt.millisecond/100));case"m":return this.num(dt.
minute);case"mm":return this.num(dt.minute,2);case"h":return this.num(dt.hour%12===0?12:dt.hour%12);case"hh":return this.num(dt.hour%12===0?12:dt.hour%12,2);case"\
H":return this.num(dt.hour);case"HH":return this.num(dt.hour,2);case"Z":return formatOffset2({format:"narrow",allowZ:this.opts.allowZ});case"ZZ":return formatOffset2(
{format:"short",allowZ:this.opts.allowZ});case"ZZZ":return formatOffset2({format:"techie",allowZ:this.opts.allowZ});case"ZZZZ":return dt.zone.offsetName(dt.ts,{
format:"short",locale:this.loc.locale});case"ZZZZZ":return dt.zone.offsetName(dt.ts,{format:"long",locale:this.loc.locale});case"z":return dt.zoneName;case"a":return meridiem();case"\
d":return useDateTimeFormatter?string({day:"numeric"},"day"):this.num(dt.day);case"dd":return useDateTimeFormatter?string({day:"2-digit"},"day"):this.num(dt.day,
2);case"c":return this.num(dt.weekday);case"ccc":return weekday("short",!0);case"cccc":return weekday("long",!0);case"ccccc":return weekday("narrow",!0);case"E":
return this.num(dt.weekday);case"EEE":return weekday("short",!1);case"EEEE":return weekday("long",!1);case"EEEEE":return weekday("narrow",!1);case"L":return useDateTimeFormatter?
string({month:"numeric",day:"numeric"},"month"):this.num(dt.month);case"LL":return useDateTimeFormatter?string({month:"2-digit",day:"numeric"},"month"):this.num(
dt.month,2);case"LLL":return month("short",!0);case"LLLL":return month("long",!0);case"LLLLL":return month("narrow",!0);case"M":return useDateTimeFormatter?string(
{month:"numeric"},"month"):this.num(dt.month);case"MM":return useDateTimeFormatter?string({month:"2-digit"},"month"):this.num(dt.month,2);case"MMM":return month(
"short",!1);case"MMMM":return month("long",!1);case"MMMMM":return month("narrow",!1);case"y":return useDateTimeFormatter?string({year:"numeric"},"year"):this.num(
dt.year);case"yy":return useDateTimeFormatter?string({year:"2-digit"},"year"):this.num(dt.year.toString().slice(-2),2);case"yyyy":return useDateTimeFormatter?string(
{year:"numeric"},"year"):this.num(dt.year,4);case"yyyyyy":return useDateTimeFormatter?string({year:"numeric"},"year"):this.num(dt.year,6);case"G":return era("sh\
ort");case"GG":return era("long");case"GGGGG":return era("narrow");case"kk":return this.num(dt.weekYear.toString().slice(-2),2);case"kkkk":return this.num(dt.weekYear,
4);case"W":return this.num(dt.weekNumber);case"WW":return this.num(dt.weekNumber,2);case"n":return this.num(dt.localWeekNumber);case"nn":return this.num(dt.localWeekNumber,
2);case"ii":return this.num(dt.localWeekYear.toString().slice(-2),2);case"iiii":return this.num(dt.localWeekYear,4);case"o":return this.num(dt.ordinal);case"ooo":
return this.num(dt.ordinal,3);case"q":return this.num(dt.quarter);case"qq":return this.num(dt.quarter,2);case"X":return this.num(Math.floor(dt.ts/1e3));case"x":
return this.num(dt.ts);default:return maybeMacro(token)}};return stringifyTokens(Formatter.parseFormat(fmt),tokenToString)}formatDurationFromString(dur,fmt){const invertLargest=this.
opts.signMode==="negativeLargestOnly"?-1:1,tokenToField=token=>{switch(token[0]){case"S":return"milliseconds";case"s":return"seconds";case"m":return"minutes";case"\
h":return"hours";case"d":return"days";case"w":return"weeks";case"M":return"months";case"y":return"years";default:return null}},tokenToString=(lildur,info)=>token=>{
const mapped=tokenToField(token);if(mapped){const inversionFactor=info.isNegativeDuration&&mapped!==info.largestUnit?invertLargest:1;let signDisplay;return this.
opts.signMode==="negativeLargestOnly"&&mapped!==info.largestUnit?signDisplay="never":this.opts.signMode==="all"?signDisplay="always":signDisplay="auto",this.num(
lildur.get(mapped)*inversionFactor,token.length,signDisplay)}else return token},tokens=Formatter.parseFormat(fmt),realTokens=tokens.reduce((found,{literal,val})=>literal?
found:found.concat(val),[]),collapsed=dur.shiftTo(...realTokens.map(tokenToField).filter(t=>t)),durationInfo={isNegativeDuration:collapsed<0,largestUnit:Object.
keys(collapsed.values)[0]};return stringifyTokens(tokens,tokenToString(collapsed,durationInfo))}}const ianaRegex=/[A-Za-z_+-]{1,256}(?::?\/[A-Za-z0-9_+-]{1,256}(?:\/[A-Za-z0-9_+-]{1,256})?)?/;
function combineRegexes(...regexes){const full=regexes.reduce((f,r)=>f+r.source,"");return RegExp(`^${full}$`)}function combineExtractors(...extractors){return m=>extractors.
reduce(([mergedVals,mergedZone,cursor],ex)=>{const[val,zone,next]=ex(m,cursor);return[{...mergedVals,...val},zone||mergedZone,next]},[{},null,1]).slice(0,2)}function parse(s2,...patterns){
if(s2==null)return[null,null];for(const[regex,extractor]of patterns){const m=regex.exec(s2);if(m)return extractor(m)}return[null,null]}function simpleParse(...keys){
return(match2,cursor)=>{const ret={};let i;for(i=0;i<keys.length;i++)ret[keys[i]]=parseInteger(match2[cursor+i]);return[ret,null,cursor+i]}}const offsetRegex=/(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)/,
isoExtendedZone=`(?:${offsetRegex.source}?(?:\\[(${ianaRegex.source})\\])?)?`,isoTimeBaseRegex=/(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,30}))?)?)?/,isoTimeRegex=RegExp(
`${isoTimeBaseRegex.source}${isoExtendedZone}`),isoTimeExtensionRegex=RegExp(`(?:[Tt]${isoTimeRegex.source})?`),isoYmdRegex=/([+-]\d{6}|\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?/,
isoWeekRegex=/(\d{4})-?W(\d\d)(?:-?(\d))?/,isoOrdinalRegex=/(\d{4})-?(\d{3})/,extractISOWeekData=simpleParse("weekYear","weekNumber","weekDay"),extractISOOrdinalData=simpleParse(
"year","ordinal"),sqlYmdRegex=/(\d{4})-(\d\d)-(\d\d)/,sqlTimeRegex=RegExp(`${isoTimeBaseRegex.source} ?(?:${offsetRegex.source}|(${ianaRegex.source}))?`),sqlTimeExtensionRegex=RegExp(
`(?: ${sqlTimeRegex.source})?`);function int(match2,pos,fallback){const m=match2[pos];return isUndefined(m)?fallback:parseInteger(m)}function extractISOYmd(match2,cursor){
return[{year:int(match2,cursor),month:int(match2,cursor+1,1),day:int(match2,cursor+2,1)},null,cursor+3]}function extractISOTime(match2,cursor){return[{hours:int(
match2,cursor,0),minutes:int(match2,cursor+1,0),seconds:int(match2,cursor+2,0),milliseconds:parseMillis(match2[cursor+3])},null,cursor+4]}function extractISOOffset(match2,cursor){
const local=!match2[cursor]&&!match2[cursor+1],fullOffset=signedOffset(match2[cursor+1],match2[cursor+2]),zone=local?null:FixedOffsetZone.instance(fullOffset);return[
{},zone,cursor+3]}function extractIANAZone(match2,cursor){const zone=match2[cursor]?IANAZone.create(match2[cursor]):null;return[{},zone,cursor+1]}const isoTimeOnly=RegExp(
`^T?${isoTimeBaseRegex.source}$`),isoDuration=/^-?P(?:(?:(-?\d{1,20}(?:\.\d{1,20})?)Y)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20}(?:\.\d{1,20})?)W)?(?:(-?\d{1,20}(?:\.\d{1,20})?)D)?(?:T(?:(-?\d{1,20}(?:\.\d{1,20})?)H)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20})(?:[.,](-?\d{1,20}))?S)?)?)$/;
function extractISODuration(match2){const[s2,yearStr,monthStr,weekStr,dayStr,hourStr,minuteStr,secondStr,millisecondsStr]=match2,hasNegativePrefix=s2[0]==="-",negativeSeconds=secondStr&&
secondStr[0]==="-",maybeNegate=(num,force=!1)=>num!==void 0&&(force||num&&hasNegativePrefix)?-num:num;return[{years:maybeNegate(parseFloating(yearStr)),months:maybeNegate(
parseFloating(monthStr)),weeks:maybeNegate(parseFloating(weekStr)),days:maybeNegate(parseFloating(dayStr)),hours:maybeNegate(parseFloating(hourStr)),minutes:maybeNegate(
parseFloating(minuteStr)),seconds:maybeNegate(parseFloating(secondStr),secondStr==="-0"),milliseconds:maybeNegate(parseMillis(millisecondsStr),negativeSeconds)}]}
const obsOffsets={GMT:0,EDT:-240,EST:-300,CDT:-300,CST:-360,MDT:-360,MST:-420,PDT:-420,PST:-480};function fromStrings(weekdayStr,yearStr,monthStr,dayStr,hourStr,minuteStr,secondStr){
const result={year:yearStr.length===2?untruncateYear(parseInteger(yearStr)):parseInteger(yearStr),month:monthsShort.indexOf(monthStr)+1,day:parseInteger(dayStr),
hour:parseInteger(hourStr),minute:parseInteger(minuteStr)};return secondStr&&(result.second=parseInteger(secondStr)),weekdayStr&&(result.weekday=weekdayStr.length>
3?weekdaysLong.indexOf(weekdayStr)+1:weekdaysShort.indexOf(weekdayStr)+1),result}const rfc2822=/^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s)?(\d{1,2})\s(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s(\d{2,4})\s(\d\d):(\d\d)(?::(\d\d))?\s(?:(UT|GMT|[ECMP][SD]T)|([Zz])|(?:([+-]\d\d)(\d\d)))$/;
function extractRFC2822(match2){const[,weekdayStr,dayStr,monthStr,yearStr,hourStr,minuteStr,secondStr,obsOffset,milOffset,offHourStr,offMinuteStr]=match2,result=fromStrings(
weekdayStr,yearStr,monthStr,dayStr,hourStr,minuteStr,secondStr);let offset2;return obsOffset?offset2=obsOffsets[obsOffset]:milOffset?offset2=0:offset2=signedOffset(
offHourStr,offMinuteStr),[result,new FixedOffsetZone(offset2)]}function preprocessRFC2822(s2){return s2.replace(/\([^()]*\)|[\n\t]/g," ").replace(/(\s\s+)/g," ").
trim()}const rfc1123=/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/,rfc850=/^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d\d)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d\d) (\d\d):(\d\d):(\d\d) GMT$/,
ascii=/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( \d|\d\d) (\d\d):(\d\d):(\d\d) (\d{4})$/;function extractRFC1123Or850(match2){
const[,weekdayStr,dayStr,monthStr,yearStr,hourStr,minuteStr,secondStr]=match2;return[fromStrings(weekdayStr,yearStr,monthStr,dayStr,hourStr,minuteStr,secondStr),
FixedOffsetZone.utcInstance]}function extractASCII(match2){const[,weekdayStr,monthStr,dayStr,hourStr,minuteStr,secondStr,yearStr]=match2;return[fromStrings(weekdayStr,
yearStr,monthStr,dayStr,hourStr,minuteStr,secondStr),FixedOffsetZone.utcInstance]}const isoYmdWithTimeExtensionRegex=combineRegexes(isoYmdRegex,isoTimeExtensionRegex),
isoWeekWithTimeExtensionRegex=combineRegexes(isoWeekRegex,isoTimeExtensionRegex),isoOrdinalWithTimeExtensionRegex=combineRegexes(isoOrdinalRegex,isoTimeExtensionRegex),
isoTimeCombinedRegex=combineRegexes(isoTimeRegex),extractISOYmdTimeAndOffset=combineExtractors(extractISOYmd,extractISOTime,extractISOOffset,extractIANAZone),extractISOWeekTimeAndOffset=combineExtractors(
extractISOWeekData,extractISOTime,extractISOOffset,extractIANAZone),extractISOOrdinalDateAndTime=combineExtractors(extractISOOrdinalData,extractISOTime,extractISOOffset,
extractIANAZone),extractISOTimeAndOffset=combineExtractors(extractISOTime,extractISOOffset,extractIANAZone);function parseISODate(s2){return parse(s2,[isoYmdWithTimeExtensionRegex,
extractISOYmdTimeAndOffset],[isoWeekWithTimeExtensionRegex,extractISOWeekTimeAndOffset],[isoOrdinalWithTimeExtensionRegex,extractISOOrdinalDateAndTime],[isoTimeCombinedRegex,
extractISOTimeAndOffset])}function parseRFC2822Date(s2){return parse(preprocessRFC2822(s2),[rfc2822,extractRFC2822])}function parseHTTPDate(s2){return parse(s2,
[rfc1123,extractRFC1123Or850],[rfc850,extractRFC1123Or850],[ascii,extractASCII])}function parseISODuration(s2){return parse(s2,[isoDuration,extractISODuration])}
const extractISOTimeOnly=combineExtractors(extractISOTime);function parseISOTimeOnly(s2){return parse(s2,[isoTimeOnly,extractISOTimeOnly])}const sqlYmdWithTimeExtensionRegex=combineRegexes(
sqlYmdRegex,sqlTimeExtensionRegex),sqlTimeCombinedRegex=combineRegexes(sqlTimeRegex),extractISOTimeOffsetAndIANAZone=combineExtractors(extractISOTime,extractISOOffset,
extractIANAZone);function parseSQL(s2){return parse(s2,[sqlYmdWithTimeExtensionRegex,extractISOYmdTimeAndOffset],[sqlTimeCombinedRegex,extractISOTimeOffsetAndIANAZone])}
const INVALID$2="Invalid Duration",lowOrderMatrix={weeks:{days:7,hours:168,minutes:10080,seconds:10080*60,milliseconds:10080*60*1e3},days:{hours:24,minutes:1440,
seconds:1440*60,milliseconds:1440*60*1e3},hours:{minutes:60,seconds:3600,milliseconds:3600*1e3},minutes:{seconds:60,milliseconds:60*1e3},seconds:{milliseconds:1e3}},
casualMatrix={years:{quarters:4,months:12,weeks:52,days:365,hours:365*24,minutes:365*24*60,seconds:365*24*60*60,milliseconds:365*24*60*60*1e3},quarters:{months:3,
weeks:13,days:91,hours:2184,minutes:2184*60,seconds:2184*60*60,milliseconds:2184*60*60*1e3},months:{weeks:4,days:30,hours:720,minutes:720*60,seconds:720*60*60,milliseconds:720*
60*60*1e3},...lowOrderMatrix},daysInYearAccurate=146097/400,daysInMonthAccurate=146097/4800,accurateMatrix={years:{quarters:4,months:12,weeks:daysInYearAccurate/
7,days:daysInYearAccurate,hours:daysInYearAccurate*24,minutes:daysInYearAccurate*24*60,seconds:daysInYearAccurate*24*60*60,milliseconds:daysInYearAccurate*24*60*
60*1e3},quarters:{months:3,weeks:daysInYearAccurate/28,days:daysInYearAccurate/4,hours:daysInYearAccurate*24/4,minutes:daysInYearAccurate*24*60/4,seconds:daysInYearAccurate*
24*60*60/4,milliseconds:daysInYearAccurate*24*60*60*1e3/4},months:{weeks:daysInMonthAccurate/7,days:daysInMonthAccurate,hours:daysInMonthAccurate*24,minutes:daysInMonthAccurate*
24*60,seconds:daysInMonthAccurate*24*60*60,milliseconds:daysInMonthAccurate*24*60*60*1e3},...lowOrderMatrix},orderedUnits$1=["years","quarters","months","weeks",
"days","hours","minutes","seconds","milliseconds"],reverseUnits=orderedUnits$1.slice(0).reverse();function clone$1(dur,alts,clear=!1){const conf={values:clear?alts.
values:{...dur.values,...alts.values||{}},loc:dur.loc.clone(alts.loc),conversionAccuracy:alts.conversionAccuracy||dur.conversionAccuracy,matrix:alts.matrix||dur.
matrix};return new Duration(conf)}function durationToMillis(matrix,vals){var _vals$milliseconds;let sum=(_vals$milliseconds=vals.milliseconds)!=null?_vals$milliseconds:
0;for(const unit of reverseUnits.slice(1))vals[unit]&&(sum+=vals[unit]*matrix[unit].milliseconds);return sum}function normalizeValues(matrix,vals){const factor=durationToMillis(
matrix,vals)<0?-1:1;orderedUnits$1.reduceRight((previous,current)=>{if(isUndefined(vals[current]))return previous;if(previous){const previousVal=vals[previous]*
factor,conv=matrix[current][previous],rollUp=Math.floor(previousVal/conv);vals[current]+=rollUp*factor,vals[previous]-=rollUp*conv*factor}return current},null),
orderedUnits$1.reduce((previous,current)=>{if(isUndefined(vals[current]))return previous;if(previous){const fraction=vals[previous]%1;vals[previous]-=fraction,vals[current]+=
fraction*matrix[previous][current]}return current},null)}function removeZeroes(vals){const newVals={};for(const[key,value]of Object.entries(vals))value!==0&&(newVals[key]=
value);return newVals}class Duration{constructor(config){const accurate=config.conversionAccuracy==="longterm"||!1;let matrix=accurate?accurateMatrix:casualMatrix;
config.matrix&&(matrix=config.matrix),this.values=config.values,this.loc=config.loc||Locale.create(),this.conversionAccuracy=accurate?"longterm":"casual",this.invalid=
config.invalid||null,this.matrix=matrix,this.isLuxonDuration=!0}static fromMillis(count,opts){return Duration.fromObject({milliseconds:count},opts)}static fromObject(obj,opts={}){
if(obj==null||typeof obj!="object")throw new InvalidArgumentError(`Duration.fromObject: argument expected to be an object, got ${obj===null?"null":typeof obj}`);
return new Duration({values:normalizeObject(obj,Duration.normalizeUnit),loc:Locale.fromObject(opts),conversionAccuracy:opts.conversionAccuracy,matrix:opts.matrix})}static fromDurationLike(durationLike){
if(isNumber(durationLike))return Duration.fromMillis(durationLike);if(Duration.isDuration(durationLike))return durationLike;if(typeof durationLike=="object")return Duration.
fromObject(durationLike);throw new InvalidArgumentError(`Unknown duration argument ${durationLike} of type ${typeof durationLike}`)}static fromISO(text,opts){const[
parsed]=parseISODuration(text);return parsed?Duration.fromObject(parsed,opts):Duration.invalid("unparsable",`the input "${text}" can't be parsed as ISO 8601`)}static fromISOTime(text,opts){
const[parsed]=parseISOTimeOnly(text);return parsed?Duration.fromObject(parsed,opts):Duration.invalid("unparsable",`the input "${text}" can't be parsed as ISO 86\
01`)}static invalid(reason,explanation=null){if(!reason)throw new InvalidArgumentError("need to specify a reason the Duration is invalid");const invalid=reason instanceof
Invalid?reason:new Invalid(reason,explanation);if(Settings.throwOnInvalid)throw new InvalidDurationError(invalid);return new Duration({invalid})}static normalizeUnit(unit){
const normalized={year:"years",years:"years",quarter:"quarters",quarters:"quarters",month:"months",months:"months",week:"weeks",weeks:"weeks",day:"days",days:"d\
ays",hour:"hours",hours:"hours",minute:"minutes",minutes:"minutes",second:"seconds",seconds:"seconds",millisecond:"milliseconds",milliseconds:"milliseconds"}[unit&&
unit.toLowerCase()];if(!normalized)throw new InvalidUnitError(unit);return normalized}static isDuration(o){return o&&o.isLuxonDuration||!1}get locale(){return this.
isValid?this.loc.locale:null}get numberingSystem(){return this.isValid?this.loc.numberingSystem:null}toFormat(fmt,opts={}){const fmtOpts={...opts,floor:opts.round!==
!1&&opts.floor!==!1};return this.isValid?Formatter.create(this.loc,fmtOpts).formatDurationFromString(this,fmt):INVALID$2}toHuman(opts={}){if(!this.isValid)return INVALID$2;
const showZeros=opts.showZeros!==!1,l2=orderedUnits$1.map(unit=>{const val=this.values[unit];return isUndefined(val)||val===0&&!showZeros?null:this.loc.numberFormatter(
{style:"unit",unitDisplay:"long",...opts,unit:unit.slice(0,-1)}).format(val)}).filter(n2=>n2);return this.loc.listFormatter({type:"conjunction",style:opts.listStyle||
"narrow",...opts}).format(l2)}toObject(){return this.isValid?{...this.values}:{}}toISO(){if(!this.isValid)return null;let s2="P";return this.years!==0&&(s2+=this.
years+"Y"),(this.months!==0||this.quarters!==0)&&(s2+=this.months+this.quarters*3+"M"),this.weeks!==0&&(s2+=this.weeks+"W"),this.days!==0&&(s2+=this.days+"D"),(this.
hours!==0||this.minutes!==0||this.seconds!==0||this.milliseconds!==0)&&(s2+="T"),this.hours!==0&&(s2+=this.hours+"H"),this.minutes!==0&&(s2+=this.minutes+"M"),(this.
seconds!==0||this.milliseconds!==0)&&(s2+=roundTo(this.seconds+this.milliseconds/1e3,3)+"S"),s2==="P"&&(s2+="T0S"),s2}toISOTime(opts={}){if(!this.isValid)return null;
const millis=this.toMillis();return millis<0||millis>=864e5?null:(opts={suppressMilliseconds:!1,suppressSeconds:!1,includePrefix:!1,format:"extended",...opts,includeOffset:!1},
DateTime.fromMillis(millis,{zone:"UTC"}).toISOTime(opts))}toJSON(){return this.toISO()}toString(){return this.toISO()}[Symbol.for("nodejs.util.inspect.custom")](){
return this.isValid?`Duration { values: ${JSON.stringify(this.values)} }`:`Duration { Invalid, reason: ${this.invalidReason} }`}toMillis(){return this.isValid?durationToMillis(
this.matrix,this.values):NaN}valueOf(){return this.toMillis()}plus(duration){if(!this.isValid)return this;const dur=Duration.fromDurationLike(duration),result={};
for(const k of orderedUnits$1)(hasOwnProperty(dur.values,k)||hasOwnProperty(this.values,k))&&(result[k]=dur.get(k)+this.get(k));return clone$1(this,{values:result},
!0)}minus(duration){if(!this.isValid)return this;const dur=Duration.fromDurationLike(duration);return this.plus(dur.negate())}mapUnits(fn){if(!this.isValid)return this;
const result={};for(const k of Object.keys(this.values))result[k]=asNumber(fn(this.values[k],k));return clone$1(this,{values:result},!0)}get(unit){return this[Duration.
normalizeUnit(unit)]}set(values){if(!this.isValid)return this;const mixed={...this.values,...normalizeObject(values,Duration.normalizeUnit)};return clone$1(this,
{values:mixed})}reconfigure({locale,numberingSystem,conversionAccuracy,matrix}={}){const opts={loc:this.loc.clone({locale,numberingSystem}),matrix,conversionAccuracy};
return clone$1(this,opts)}as(unit){return this.isValid?this.shiftTo(unit).get(unit):NaN}normalize(){if(!this.isValid)return this;const vals=this.toObject();return normalizeValues(
this.matrix,vals),clone$1(this,{values:vals},!0)}rescale(){if(!this.isValid)return this;const vals=removeZeroes(this.normalize().shiftToAll().toObject());return clone$1(
this,{values:vals},!0)}shiftTo(...units){if(!this.isValid)return this;if(units.length===0)return this;units=units.map(u=>Duration.normalizeUnit(u));const built={},
accumulated={},vals=this.toObject();let lastUnit;for(const k of orderedUnits$1)if(units.indexOf(k)>=0){lastUnit=k;let own=0;for(const ak in accumulated)own+=this.
matrix[ak][k]*accumulated[ak],accumulated[ak]=0;isNumber(vals[k])&&(own+=vals[k]);const i=Math.trunc(own);built[k]=i,accumulated[k]=(own*1e3-i*1e3)/1e3}else isNumber(
vals[k])&&(accumulated[k]=vals[k]);for(const key in accumulated)accumulated[key]!==0&&(built[lastUnit]+=key===lastUnit?accumulated[key]:accumulated[key]/this.matrix[lastUnit][key]);
return normalizeValues(this.matrix,built),clone$1(this,{values:built},!0)}shiftToAll(){return this.isValid?this.shiftTo("years","months","weeks","days","hours",
"minutes","seconds","milliseconds"):this}negate(){if(!this.isValid)return this;const negated={};for(const k of Object.keys(this.values))negated[k]=this.values[k]===
0?0:-this.values[k];return clone$1(this,{values:negated},!0)}removeZeros(){if(!this.isValid)return this;const vals=removeZeroes(this.values);return clone$1(this,
{values:vals},!0)}get years(){return this.isValid?this.values.years||0:NaN}get quarters(){return this.isValid?this.values.quarters||0:NaN}get months(){return this.
isValid?this.values.months||0:NaN}get weeks(){return this.isValid?this.values.weeks||0:NaN}get days(){return this.isValid?this.values.days||0:NaN}get hours(){return this.
isValid?this.values.hours||0:NaN}get minutes(){return this.isValid?this.values.minutes||0:NaN}get seconds(){return this.isValid?this.values.seconds||0:NaN}get milliseconds(){
return this.isValid?this.values.milliseconds||0:NaN}get isValid(){return this.invalid===null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){
return this.invalid?this.invalid.explanation:null}equals(other){if(!this.isValid||!other.isValid||!this.loc.equals(other.loc))return!1;function eq(v1,v2){return v1===
void 0||v1===0?v2===void 0||v2===0:v1===v2}for(const u of orderedUnits$1)if(!eq(this.values[u],other.values[u]))return!1;return!0}}const INVALID$1="Invalid Inte\
rval";function validateStartEnd(start,end){return!start||!start.isValid?Interval.invalid("missing or invalid start"):!end||!end.isValid?Interval.invalid("missin\
g or invalid end"):end<start?Interval.invalid("end before start",`The end of an interval must be after its start, but you had start=${start.toISO()} and end=${end.
toISO()}`):null}class Interval{constructor(config){this.s=config.start,this.e=config.end,this.invalid=config.invalid||null,this.isLuxonInterval=!0}static invalid(reason,explanation=null){
if(!reason)throw new InvalidArgumentError("need to specify a reason the Interval is invalid");const invalid=reason instanceof Invalid?reason:new Invalid(reason,
explanation);if(Settings.throwOnInvalid)throw new InvalidIntervalError(invalid);return new Interval({invalid})}static fromDateTimes(start,end){const builtStart=friendlyDateTime(
start),builtEnd=friendlyDateTime(end),validateError=validateStartEnd(builtStart,builtEnd);return validateError??new Interval({start:builtStart,end:builtEnd})}static after(start,duration){
const dur=Duration.fromDurationLike(duration),dt=friendlyDateTime(start);return Interval.fromDateTimes(dt,dt.plus(dur))}static before(end,duration){const dur=Duration.
fromDurationLike(duration),dt=friendlyDateTime(end);return Interval.fromDateTimes(dt.minus(dur),dt)}static fromISO(text,opts){const[s2,e]=(text||"").split("/",2);
if(s2&&e){let start,startIsValid;try{start=DateTime.fromISO(s2,opts),startIsValid=start.isValid}catch{startIsValid=!1}let end,endIsValid;try{end=DateTime.fromISO(
e,opts),endIsValid=end.isValid}catch{endIsValid=!1}if(startIsValid&&endIsValid)return Interval.fromDateTimes(start,end);if(startIsValid){const dur=Duration.fromISO(
e,opts);if(dur.isValid)return Interval.after(start,dur)}else if(endIsValid){const dur=Duration.fromISO(s2,opts);if(dur.isValid)return Interval.before(end,dur)}}
return Interval.invalid("unparsable",`the input "${text}" can't be parsed as ISO 8601`)}static isInterval(o){return o&&o.isLuxonInterval||!1}get start(){return this.
isValid?this.s:null}get end(){return this.isValid?this.e:null}get lastDateTime(){return this.isValid&&this.e?this.e.minus(1):null}get isValid(){return this.invalidReason===
null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){return this.invalid?this.invalid.explanation:null}length(unit="mi\
lliseconds"){return this.isValid?this.toDuration(unit).get(unit):NaN}count(unit="milliseconds",opts){if(!this.isValid)return NaN;const start=this.start.startOf(
unit,opts);let end;return opts!=null&&opts.useLocaleWeeks?end=this.end.reconfigure({locale:start.locale}):end=this.end,end=end.startOf(unit,opts),Math.floor(end.
diff(start,unit).get(unit))+(end.valueOf()!==this.end.valueOf())}hasSame(unit){return this.isValid?this.isEmpty()||this.e.minus(1).hasSame(this.s,unit):!1}isEmpty(){
return this.s.valueOf()===this.e.valueOf()}isAfter(dateTime){return this.isValid?this.s>dateTime:!1}isBefore(dateTime){return this.isValid?this.e<=dateTime:!1}contains(dateTime){
return this.isValid?this.s<=dateTime&&this.e>dateTime:!1}set({start,end}={}){return this.isValid?Interval.fromDateTimes(start||this.s,end||this.e):this}splitAt(...dateTimes){
if(!this.isValid)return[];const sorted=dateTimes.map(friendlyDateTime).filter(d=>this.contains(d)).sort((a,b)=>a.toMillis()-b.toMillis()),results=[];let{s:s2}=this,
i=0;for(;s2<this.e;){const added=sorted[i]||this.e,next=+added>+this.e?this.e:added;results.push(Interval.fromDateTimes(s2,next)),s2=next,i+=1}return results}splitBy(duration){
const dur=Duration.fromDurationLike(duration);if(!this.isValid||!dur.isValid||dur.as("milliseconds")===0)return[];let{s:s2}=this,idx=1,next;const results=[];for(;s2<
this.e;){const added=this.start.plus(dur.mapUnits(x=>x*idx));next=+added>+this.e?this.e:added,results.push(Interval.fromDateTimes(s2,next)),s2=next,idx+=1}return results}divideEqually(numberOfParts){
return this.isValid?this.splitBy(this.length()/numberOfParts).slice(0,numberOfParts):[]}overlaps(other){return this.e>other.s&&this.s<other.e}abutsStart(other){
return this.isValid?+this.e==+other.s:!1}abutsEnd(other){return this.isValid?+other.e==+this.s:!1}engulfs(other){return this.isValid?this.s<=other.s&&this.e>=other.
e:!1}equals(other){return!this.isValid||!other.isValid?!1:this.s.equals(other.s)&&this.e.equals(other.e)}intersection(other){if(!this.isValid)return this;const s2=this.
s>other.s?this.s:other.s,e=this.e<other.e?this.e:other.e;return s2>=e?null:Interval.fromDateTimes(s2,e)}union(other){if(!this.isValid)return this;const s2=this.
s<other.s?this.s:other.s,e=this.e>other.e?this.e:other.e;return Interval.fromDateTimes(s2,e)}static merge(intervals){const[found,final]=intervals.sort((a,b)=>a.
s-b.s).reduce(([sofar,current],item)=>current?current.overlaps(item)||current.abutsStart(item)?[sofar,current.union(item)]:[sofar.concat([current]),item]:[sofar,
item],[[],null]);return final&&found.push(final),found}static xor(intervals){let start=null,currentCount=0;const results=[],ends=intervals.map(i=>[{time:i.s,type:"\
s"},{time:i.e,type:"e"}]),flattened=Array.prototype.concat(...ends),arr=flattened.sort((a,b)=>a.time-b.time);for(const i of arr)currentCount+=i.type==="s"?1:-1,
currentCount===1?start=i.time:(start&&+start!=+i.time&&results.push(Interval.fromDateTimes(start,i.time)),start=null);return Interval.merge(results)}difference(...intervals){
return Interval.xor([this].concat(intervals)).map(i=>this.intersection(i)).filter(i=>i&&!i.isEmpty())}toString(){return this.isValid?`[${this.s.toISO()} \u2013 ${this.
e.toISO()})`:INVALID$1}[Symbol.for("nodejs.util.inspect.custom")](){return this.isValid?`Interval { start: ${this.s.toISO()}, end: ${this.e.toISO()} }`:`Interva\
l { Invalid, reason: ${this.invalidReason} }`}toLocaleString(formatOpts=DATE_SHORT,opts={}){return this.isValid?Formatter.create(this.s.loc.clone(opts),formatOpts).
formatInterval(this):INVALID$1}toISO(opts){return this.isValid?`${this.s.toISO(opts)}/${this.e.toISO(opts)}`:INVALID$1}toISODate(){return this.isValid?`${this.s.
toISODate()}/${this.e.toISODate()}`:INVALID$1}toISOTime(opts){return this.isValid?`${this.s.toISOTime(opts)}/${this.e.toISOTime(opts)}`:INVALID$1}toFormat(dateFormat,{
separator=" \u2013 "}={}){return this.isValid?`${this.s.toFormat(dateFormat)}${separator}${this.e.toFormat(dateFormat)}`:INVALID$1}toDuration(unit,opts){return this.
isValid?this.e.diff(this.s,unit,opts):Duration.invalid(this.invalidReason)}mapEndpoints(mapFn){return Interval.fromDateTimes(mapFn(this.s),mapFn(this.e))}}class Info{static hasDST(zone=Settings.
defaultZone){const proto=DateTime.now().setZone(zone).set({month:12});return!zone.isUniversal&&proto.offset!==proto.set({month:6}).offset}static isValidIANAZone(zone){
return IANAZone.isValidZone(zone)}static normalizeZone(input){return normalizeZone(input,Settings.defaultZone)}static getStartOfWeek({locale=null,locObj=null}={}){
return(locObj||Locale.create(locale)).getStartOfWeek()}static getMinimumDaysInFirstWeek({locale=null,locObj=null}={}){return(locObj||Locale.create(locale)).getMinDaysInFirstWeek()}static getWeekendWeekdays({
locale=null,locObj=null}={}){return(locObj||Locale.create(locale)).getWeekendDays().slice()}static months(length="long",{locale=null,numberingSystem=null,locObj=null,
outputCalendar="gregory"}={}){return(locObj||Locale.create(locale,numberingSystem,outputCalendar)).months(length)}static monthsFormat(length="long",{locale=null,
numberingSystem=null,locObj=null,outputCalendar="gregory"}={}){return(locObj||Locale.create(locale,numberingSystem,outputCalendar)).months(length,!0)}static weekdays(length="\
long",{locale=null,numberingSystem=null,locObj=null}={}){return(locObj||Locale.create(locale,numberingSystem,null)).weekdays(length)}static weekdaysFormat(length="\
long",{locale=null,numberingSystem=null,locObj=null}={}){return(locObj||Locale.create(locale,numberingSystem,null)).weekdays(length,!0)}static meridiems({locale=null}={}){
return Locale.create(locale).meridiems()}static eras(length="short",{locale=null}={}){return Locale.create(locale,null,"gregory").eras(length)}static features(){
return{relative:hasRelative(),localeWeek:hasLocaleWeekInfo()}}}function dayDiff(earlier,later){const utcDayStart=dt=>dt.toUTC(0,{keepLocalTime:!0}).startOf("day").
valueOf(),ms=utcDayStart(later)-utcDayStart(earlier);return Math.floor(Duration.fromMillis(ms).as("days"))}function highOrderDiffs(cursor,later,units){const differs=[
["years",(a,b)=>b.year-a.year],["quarters",(a,b)=>b.quarter-a.quarter+(b.year-a.year)*4],["months",(a,b)=>b.month-a.month+(b.year-a.year)*12],["weeks",(a,b)=>{const days=dayDiff(
a,b);return(days-days%7)/7}],["days",dayDiff]],results={},earlier=cursor;let lowestOrder,highWater;for(const[unit,differ]of differs)units.indexOf(unit)>=0&&(lowestOrder=
unit,results[unit]=differ(cursor,later),highWater=earlier.plus(results),highWater>later?(results[unit]--,cursor=earlier.plus(results),cursor>later&&(highWater=cursor,
results[unit]--,cursor=earlier.plus(results))):cursor=highWater);return[cursor,results,highWater,lowestOrder]}function diff(earlier,later,units,opts){let[cursor,
results,highWater,lowestOrder]=highOrderDiffs(earlier,later,units);const remainingMillis=later-cursor,lowerOrderUnits=units.filter(u=>["hours","minutes","second\
s","milliseconds"].indexOf(u)>=0);lowerOrderUnits.length===0&&(highWater<later&&(highWater=cursor.plus({[lowestOrder]:1})),highWater!==cursor&&(results[lowestOrder]=
(results[lowestOrder]||0)+remainingMillis/(highWater-cursor)));const duration=Duration.fromObject(results,opts);return lowerOrderUnits.length>0?Duration.fromMillis(
remainingMillis,opts).shiftTo(...lowerOrderUnits).plus(duration):duration}const MISSING_FTP="missing Intl.DateTimeFormat.formatToParts support";function intUnit(regex,post=i=>i){
return{regex,deser:([s2])=>post(parseDigits(s2))}}const spaceOrNBSP="[ \xA0]",spaceOrNBSPRegExp=new RegExp(spaceOrNBSP,"g");function fixListRegex(s2){return s2.
replace(/\./g,"\\.?").replace(spaceOrNBSPRegExp,spaceOrNBSP)}function stripInsensitivities(s2){return s2.replace(/\./g,"").replace(spaceOrNBSPRegExp," ").toLowerCase()}
function oneOf(strings,startIndex){return strings===null?null:{regex:RegExp(strings.map(fixListRegex).join("|")),deser:([s2])=>strings.findIndex(i=>stripInsensitivities(
s2)===stripInsensitivities(i))+startIndex}}function offset(regex,groups){return{regex,deser:([,h,m])=>signedOffset(h,m),groups}}function simple(regex){return{regex,
deser:([s2])=>s2}}function escapeToken(value){return value.replace(/[\-\[\]{}()*+?.,\\\^$|#\s]/g,"\\$&")}function unitForToken(token,loc){const one=digitRegex(loc),
two=digitRegex(loc,"{2}"),three=digitRegex(loc,"{3}"),four=digitRegex(loc,"{4}"),six=digitRegex(loc,"{6}"),oneOrTwo=digitRegex(loc,"{1,2}"),oneToThree=digitRegex(
loc,"{1,3}"),oneToSix=digitRegex(loc,"{1,6}"),oneToNine=digitRegex(loc,"{1,9}"),twoToFour=digitRegex(loc,"{2,4}"),fourToSix=digitRegex(loc,"{4,6}"),literal=t=>({
regex:RegExp(escapeToken(t.val)),deser:([s2])=>s2,literal:!0}),unit=(t=>{if(token.literal)return literal(t);switch(t.val){case"G":return oneOf(loc.eras("short"),
0);case"GG":return oneOf(loc.eras("long"),0);case"y":return intUnit(oneToSix);case"yy":return intUnit(twoToFour,untruncateYear);case"yyyy":return intUnit(four);case"\
yyyyy":return intUnit(fourToSix);case"yyyyyy":return intUnit(six);case"M":return intUnit(oneOrTwo);case"MM":return intUnit(two);case"MMM":return oneOf(loc.months(
"short",!0),1);case"MMMM":return oneOf(loc.months("long",!0),1);case"L":return intUnit(oneOrTwo);case"LL":return intUnit(two);case"LLL":return oneOf(loc.months(
"short",!1),1);case"LLLL":return oneOf(loc.months("long",!1),1);case"d":return intUnit(oneOrTwo);case"dd":return intUnit(two);case"o":return intUnit(oneToThree);case"\
ooo":return intUnit(three);case"HH":return intUnit(two);case"H":return intUnit(oneOrTwo);case"hh":return intUnit(two);case"h":return intUnit(oneOrTwo);case"mm":
return intUnit(two);case"m":return intUnit(oneOrTwo);case"q":return intUnit(oneOrTwo);case"qq":return intUnit(two);case"s":return intUnit(oneOrTwo);case"ss":return intUnit(
two);case"S":return intUnit(oneToThree);case"SSS":return intUnit(three);case"u":return simple(oneToNine);case"uu":return simple(oneOrTwo);case"uuu":return intUnit(
one);case"a":return oneOf(loc.meridiems(),0);case"kkkk":return intUnit(four);case"kk":return intUnit(twoToFour,untruncateYear);case"W":return intUnit(oneOrTwo);case"\
WW":return intUnit(two);case"E":case"c":return intUnit(one);case"EEE":return oneOf(loc.weekdays("short",!1),1);case"EEEE":return oneOf(loc.weekdays("long",!1),1);case"\
ccc":return oneOf(loc.weekdays("short",!0),1);case"cccc":return oneOf(loc.weekdays("long",!0),1);case"Z":case"ZZ":return offset(new RegExp(`([+-]${oneOrTwo.source}\
)(?::(${two.source}))?`),2);case"ZZZ":return offset(new RegExp(`([+-]${oneOrTwo.source})(${two.source})?`),2);case"z":return simple(/[a-z_+-/]{1,256}?/i);case" ":
return simple(/[^\S\n\r]/);default:return literal(t)}})(token)||{invalidReason:MISSING_FTP};return unit.token=token,unit}const partTypeStyleToTokenVal={year:{"2\
-digit":"yy",numeric:"yyyyy"},month:{numeric:"M","2-digit":"MM",short:"MMM",long:"MMMM"},day:{numeric:"d","2-digit":"dd"},weekday:{short:"EEE",long:"EEEE"},dayperiod:"\
a",dayPeriod:"a",hour12:{numeric:"h","2-digit":"hh"},hour24:{numeric:"H","2-digit":"HH"},minute:{numeric:"m","2-digit":"mm"},second:{numeric:"s","2-digit":"ss"},
timeZoneName:{long:"ZZZZZ",short:"ZZZ"}};function tokenForPart(part,formatOpts,resolvedOpts){const{type,value}=part;if(type==="literal"){const isSpace=/^\s+$/.test(
value);return{literal:!isSpace,val:isSpace?" ":value}}const style=formatOpts[type];let actualType=type;type==="hour"&&(formatOpts.hour12!=null?actualType=formatOpts.
hour12?"hour12":"hour24":formatOpts.hourCycle!=null?formatOpts.hourCycle==="h11"||formatOpts.hourCycle==="h12"?actualType="hour12":actualType="hour24":actualType=
resolvedOpts.hour12?"hour12":"hour24");let val=partTypeStyleToTokenVal[actualType];if(typeof val=="object"&&(val=val[style]),val)return{literal:!1,val}}function buildRegex(units){
return[`^${units.map(u=>u.regex).reduce((f,r)=>`${f}(${r.source})`,"")}$`,units]}function match(input,regex,handlers){const matches=input.match(regex);if(matches){
const all={};let matchIndex=1;for(const i in handlers)if(hasOwnProperty(handlers,i)){const h=handlers[i],groups=h.groups?h.groups+1:1;!h.literal&&h.token&&(all[h.
token.val[0]]=h.deser(matches.slice(matchIndex,matchIndex+groups))),matchIndex+=groups}return[matches,all]}else return[matches,{}]}function dateTimeFromMatches(matches){
const toField=token=>{switch(token){case"S":return"millisecond";case"s":return"second";case"m":return"minute";case"h":case"H":return"hour";case"d":return"day";case"\
o":return"ordinal";case"L":case"M":return"month";case"y":return"year";case"E":case"c":return"weekday";case"W":return"weekNumber";case"k":return"weekYear";case"q":
return"quarter";default:return null}};let zone=null,specificOffset;return isUndefined(matches.z)||(zone=IANAZone.create(matches.z)),isUndefined(matches.Z)||(zone||
(zone=new FixedOffsetZone(matches.Z)),specificOffset=matches.Z),isUndefined(matches.q)||(matches.M=(matches.q-1)*3+1),isUndefined(matches.h)||(matches.h<12&&matches.
a===1?matches.h+=12:matches.h===12&&matches.a===0&&(matches.h=0)),matches.G===0&&matches.y&&(matches.y=-matches.y),isUndefined(matches.u)||(matches.S=parseMillis(
matches.u)),[Object.keys(matches).reduce((r,k)=>{const f=toField(k);return f&&(r[f]=matches[k]),r},{}),zone,specificOffset]}let dummyDateTimeCache=null;function getDummyDateTime(){
return dummyDateTimeCache||(dummyDateTimeCache=DateTime.fromMillis(1555555555555)),dummyDateTimeCache}function maybeExpandMacroToken(token,locale){if(token.literal)
return token;const formatOpts=Formatter.macroTokenToFormatOpts(token.val),tokens=formatOptsToTokens(formatOpts,locale);return tokens==null||tokens.includes(void 0)?
token:tokens}function expandMacroTokens(tokens,locale){return Array.prototype.concat(...tokens.map(t=>maybeExpandMacroToken(t,locale)))}class TokenParser{constructor(locale,format){
if(this.locale=locale,this.format=format,this.tokens=expandMacroTokens(Formatter.parseFormat(format),locale),this.units=this.tokens.map(t=>unitForToken(t,locale)),
this.disqualifyingUnit=this.units.find(t=>t.invalidReason),!this.disqualifyingUnit){const[regexString,handlers]=buildRegex(this.units);this.regex=RegExp(regexString,
"i"),this.handlers=handlers}}explainFromTokens(input){if(this.isValid){const[rawMatches,matches]=match(input,this.regex,this.handlers),[result,zone,specificOffset]=matches?
dateTimeFromMatches(matches):[null,null,void 0];if(hasOwnProperty(matches,"a")&&hasOwnProperty(matches,"H"))throw new ConflictingSpecificationError("Can't inclu\
de meridiem when specifying 24-hour format");return{input,tokens:this.tokens,regex:this.regex,rawMatches,matches,result,zone,specificOffset}}else return{input,tokens:this.
tokens,invalidReason:this.invalidReason}}get isValid(){return!this.disqualifyingUnit}get invalidReason(){return this.disqualifyingUnit?this.disqualifyingUnit.invalidReason:
null}}function explainFromTokens(locale,input,format){return new TokenParser(locale,format).explainFromTokens(input)}function parseFromTokens(locale,input,format){
const{result,zone,specificOffset,invalidReason}=explainFromTokens(locale,input,format);return[result,zone,specificOffset,invalidReason]}function formatOptsToTokens(formatOpts,locale){
if(!formatOpts)return null;const df=Formatter.create(locale,formatOpts).dtFormatter(getDummyDateTime()),parts=df.formatToParts(),resolvedOpts=df.resolvedOptions();
return parts.map(p=>tokenForPart(p,formatOpts,resolvedOpts))}const INVALID="Invalid DateTime",MAX_DATE=864e13;function unsupportedZone(zone){return new Invalid(
"unsupported zone",`the zone "${zone.name}" is not supported`)}function possiblyCachedWeekData(dt){return dt.weekData===null&&(dt.weekData=gregorianToWeek(dt.c)),
dt.weekData}function possiblyCachedLocalWeekData(dt){return dt.localWeekData===null&&(dt.localWeekData=gregorianToWeek(dt.c,dt.loc.getMinDaysInFirstWeek(),dt.loc.
getStartOfWeek())),dt.localWeekData}function clone(inst,alts){const current={ts:inst.ts,zone:inst.zone,c:inst.c,o:inst.o,loc:inst.loc,invalid:inst.invalid};return new DateTime(
{...current,...alts,old:current})}function fixOffset(localTS,o,tz){let utcGuess=localTS-o*60*1e3;const o2=tz.offset(utcGuess);if(o===o2)return[utcGuess,o];utcGuess-=
(o2-o)*60*1e3;const o3=tz.offset(utcGuess);return o2===o3?[utcGuess,o2]:[localTS-Math.min(o2,o3)*60*1e3,Math.max(o2,o3)]}function tsToObj(ts,offset2){ts+=offset2*
60*1e3;const d=new Date(ts);return{year:d.getUTCFullYear(),month:d.getUTCMonth()+1,day:d.getUTCDate(),hour:d.getUTCHours(),minute:d.getUTCMinutes(),second:d.getUTCSeconds(),
millisecond:d.getUTCMilliseconds()}}function objToTS(obj,offset2,zone){return fixOffset(objToLocalTS(obj),offset2,zone)}function adjustTime(inst,dur){const oPre=inst.
o,year=inst.c.year+Math.trunc(dur.years),month=inst.c.month+Math.trunc(dur.months)+Math.trunc(dur.quarters)*3,c={...inst.c,year,month,day:Math.min(inst.c.day,daysInMonth(
year,month))+Math.trunc(dur.days)+Math.trunc(dur.weeks)*7},millisToAdd=Duration.fromObject({years:dur.years-Math.trunc(dur.years),quarters:dur.quarters-Math.trunc(
dur.quarters),months:dur.months-Math.trunc(dur.months),weeks:dur.weeks-Math.trunc(dur.weeks),days:dur.days-Math.trunc(dur.days),hours:dur.hours,minutes:dur.minutes,
seconds:dur.seconds,milliseconds:dur.milliseconds}).as("milliseconds"),localTS=objToLocalTS(c);let[ts,o]=fixOffset(localTS,oPre,inst.zone);return millisToAdd!==
0&&(ts+=millisToAdd,o=inst.zone.offset(ts)),{ts,o}}function parseDataToDateTime(parsed,parsedZone,opts,format,text,specificOffset){const{setZone,zone}=opts;if(parsed&&
Object.keys(parsed).length!==0||parsedZone){const interpretationZone=parsedZone||zone,inst=DateTime.fromObject(parsed,{...opts,zone:interpretationZone,specificOffset});
return setZone?inst:inst.setZone(zone)}else return DateTime.invalid(new Invalid("unparsable",`the input "${text}" can't be parsed as ${format}`))}function toTechFormat(dt,format,allowZ=!0){
return dt.isValid?Formatter.create(Locale.create("en-US"),{allowZ,forceSimple:!0}).formatDateTimeFromString(dt,format):null}function toISODate(o,extended,precision){
const longFormat=o.c.year>9999||o.c.year<0;let c="";if(longFormat&&o.c.year>=0&&(c+="+"),c+=padStart(o.c.year,longFormat?6:4),precision==="year")return c;if(extended){
if(c+="-",c+=padStart(o.c.month),precision==="month")return c;c+="-"}else if(c+=padStart(o.c.month),precision==="month")return c;return c+=padStart(o.c.day),c}function toISOTime(o,extended,suppressSeconds,suppressMilliseconds,includeOffset,extendedZone,precision){
let showSeconds=!suppressSeconds||o.c.millisecond!==0||o.c.second!==0,c="";switch(precision){case"day":case"month":case"year":break;default:if(c+=padStart(o.c.hour),
precision==="hour")break;if(extended){if(c+=":",c+=padStart(o.c.minute),precision==="minute")break;showSeconds&&(c+=":",c+=padStart(o.c.second))}else{if(c+=padStart(
o.c.minute),precision==="minute")break;showSeconds&&(c+=padStart(o.c.second))}if(precision==="second")break;showSeconds&&(!suppressMilliseconds||o.c.millisecond!==
0)&&(c+=".",c+=padStart(o.c.millisecond,3))}return includeOffset&&(o.isOffsetFixed&&o.offset===0&&!extendedZone?c+="Z":o.o<0?(c+="-",c+=padStart(Math.trunc(-o.o/
60)),c+=":",c+=padStart(Math.trunc(-o.o%60))):(c+="+",c+=padStart(Math.trunc(o.o/60)),c+=":",c+=padStart(Math.trunc(o.o%60)))),extendedZone&&(c+="["+o.zone.ianaName+
"]"),c}const defaultUnitValues={month:1,day:1,hour:0,minute:0,second:0,millisecond:0},defaultWeekUnitValues={weekNumber:1,weekday:1,hour:0,minute:0,second:0,millisecond:0},
defaultOrdinalUnitValues={ordinal:1,hour:0,minute:0,second:0,millisecond:0},orderedUnits=["year","month","day","hour","minute","second","millisecond"],orderedWeekUnits=[
"weekYear","weekNumber","weekday","hour","minute","second","millisecond"],orderedOrdinalUnits=["year","ordinal","hour","minute","second","millisecond"];function normalizeUnit(unit){
const normalized={year:"year",years:"year",month:"month",months:"month",day:"day",days:"day",hour:"hour",hours:"hour",minute:"minute",minutes:"minute",quarter:"\
quarter",quarters:"quarter",second:"second",seconds:"second",millisecond:"millisecond",milliseconds:"millisecond",weekday:"weekday",weekdays:"weekday",weeknumber:"\
weekNumber",weeksnumber:"weekNumber",weeknumbers:"weekNumber",weekyear:"weekYear",weekyears:"weekYear",ordinal:"ordinal"}[unit.toLowerCase()];if(!normalized)throw new InvalidUnitError(
unit);return normalized}function normalizeUnitWithLocalWeeks(unit){switch(unit.toLowerCase()){case"localweekday":case"localweekdays":return"localWeekday";case"l\
ocalweeknumber":case"localweeknumbers":return"localWeekNumber";case"localweekyear":case"localweekyears":return"localWeekYear";default:return normalizeUnit(unit)}}
function guessOffsetForZone(zone){if(zoneOffsetTs===void 0&&(zoneOffsetTs=Settings.now()),zone.type!=="iana")return zone.offset(zoneOffsetTs);const zoneName=zone.
name;let offsetGuess=zoneOffsetGuessCache.get(zoneName);return offsetGuess===void 0&&(offsetGuess=zone.offset(zoneOffsetTs),zoneOffsetGuessCache.set(zoneName,offsetGuess)),
offsetGuess}function quickDT(obj,opts){const zone=normalizeZone(opts.zone,Settings.defaultZone);if(!zone.isValid)return DateTime.invalid(unsupportedZone(zone));
const loc=Locale.fromObject(opts);let ts,o;if(isUndefined(obj.year))ts=Settings.now();else{for(const u of orderedUnits)isUndefined(obj[u])&&(obj[u]=defaultUnitValues[u]);
const invalid=hasInvalidGregorianData(obj)||hasInvalidTimeData(obj);if(invalid)return DateTime.invalid(invalid);const offsetProvis=guessOffsetForZone(zone);[ts,
o]=objToTS(obj,offsetProvis,zone)}return new DateTime({ts,zone,loc,o})}function diffRelative(start,end,opts){const round=isUndefined(opts.round)?!0:opts.round,rounding=isUndefined(
opts.rounding)?"trunc":opts.rounding,format=(c,unit)=>(c=roundTo(c,round||opts.calendary?0:2,opts.calendary?"round":rounding),end.loc.clone(opts).relFormatter(opts).
format(c,unit)),differ=unit=>opts.calendary?end.hasSame(start,unit)?0:end.startOf(unit).diff(start.startOf(unit),unit).get(unit):end.diff(start,unit).get(unit);
if(opts.unit)return format(differ(opts.unit),opts.unit);for(const unit of opts.units){const count=differ(unit);if(Math.abs(count)>=1)return format(count,unit)}return format(
start>end?-0:0,opts.units[opts.units.length-1])}function lastOpts(argList){let opts={},args;return argList.length>0&&typeof argList[argList.length-1]=="object"?
(opts=argList[argList.length-1],args=Array.from(argList).slice(0,argList.length-1)):args=Array.from(argList),[opts,args]}let zoneOffsetTs;const zoneOffsetGuessCache=new Map;
class DateTime{constructor(config){const zone=config.zone||Settings.defaultZone;let invalid=config.invalid||(Number.isNaN(config.ts)?new Invalid("invalid input"):
null)||(zone.isValid?null:unsupportedZone(zone));this.ts=isUndefined(config.ts)?Settings.now():config.ts;let c=null,o=null;if(!invalid)if(config.old&&config.old.
ts===this.ts&&config.old.zone.equals(zone))[c,o]=[config.old.c,config.old.o];else{const ot=isNumber(config.o)&&!config.old?config.o:zone.offset(this.ts);c=tsToObj(
this.ts,ot),invalid=Number.isNaN(c.year)?new Invalid("invalid input"):null,c=invalid?null:c,o=invalid?null:ot}this._zone=zone,this.loc=config.loc||Locale.create(),
this.invalid=invalid,this.weekData=null,this.localWeekData=null,this.c=c,this.o=o,this.isLuxonDateTime=!0}static now(){return new DateTime({})}static local(){const[
opts,args]=lastOpts(arguments),[year,month,day,hour,minute,second,millisecond]=args;return quickDT({year,month,day,hour,minute,second,millisecond},opts)}static utc(){
const[opts,args]=lastOpts(arguments),[year,month,day,hour,minute,second,millisecond]=args;return opts.zone=FixedOffsetZone.utcInstance,quickDT({year,month,day,hour,
minute,second,millisecond},opts)}static fromJSDate(date,options={}){const ts=isDate(date)?date.valueOf():NaN;if(Number.isNaN(ts))return DateTime.invalid("invali\
d input");const zoneToUse=normalizeZone(options.zone,Settings.defaultZone);return zoneToUse.isValid?new DateTime({ts,zone:zoneToUse,loc:Locale.fromObject(options)}):
DateTime.invalid(unsupportedZone(zoneToUse))}static fromMillis(milliseconds,options={}){if(isNumber(milliseconds))return milliseconds<-MAX_DATE||milliseconds>MAX_DATE?
DateTime.invalid("Timestamp out of range"):new DateTime({ts:milliseconds,zone:normalizeZone(options.zone,Settings.defaultZone),loc:Locale.fromObject(options)});
throw new InvalidArgumentError(`fromMillis requires a numerical input, but received a ${typeof milliseconds} with value ${milliseconds}`)}static fromSeconds(seconds,options={}){
if(isNumber(seconds))return new DateTime({ts:seconds*1e3,zone:normalizeZone(options.zone,Settings.defaultZone),loc:Locale.fromObject(options)});throw new InvalidArgumentError(
"fromSeconds requires a numerical input")}static fromObject(obj,opts={}){obj=obj||{};const zoneToUse=normalizeZone(opts.zone,Settings.defaultZone);if(!zoneToUse.
isValid)return DateTime.invalid(unsupportedZone(zoneToUse));const loc=Locale.fromObject(opts),normalized=normalizeObject(obj,normalizeUnitWithLocalWeeks),{minDaysInFirstWeek,
startOfWeek}=usesLocalWeekValues(normalized,loc),tsNow=Settings.now(),offsetProvis=isUndefined(opts.specificOffset)?zoneToUse.offset(tsNow):opts.specificOffset,
containsOrdinal=!isUndefined(normalized.ordinal),containsGregorYear=!isUndefined(normalized.year),containsGregorMD=!isUndefined(normalized.month)||!isUndefined(
normalized.day),containsGregor=containsGregorYear||containsGregorMD,definiteWeekDef=normalized.weekYear||normalized.weekNumber;if((containsGregor||containsOrdinal)&&
definiteWeekDef)throw new ConflictingSpecificationError("Can't mix weekYear/weekNumber units with year/month/day or ordinals");if(containsGregorMD&&containsOrdinal)
throw new ConflictingSpecificationError("Can't mix ordinal dates with month/day");const useWeekData=definiteWeekDef||normalized.weekday&&!containsGregor;let units,
defaultValues,objNow=tsToObj(tsNow,offsetProvis);useWeekData?(units=orderedWeekUnits,defaultValues=defaultWeekUnitValues,objNow=gregorianToWeek(objNow,minDaysInFirstWeek,
startOfWeek)):containsOrdinal?(units=orderedOrdinalUnits,defaultValues=defaultOrdinalUnitValues,objNow=gregorianToOrdinal(objNow)):(units=orderedUnits,defaultValues=
defaultUnitValues);let foundFirst=!1;for(const u of units){const v=normalized[u];isUndefined(v)?foundFirst?normalized[u]=defaultValues[u]:normalized[u]=objNow[u]:
foundFirst=!0}const higherOrderInvalid=useWeekData?hasInvalidWeekData(normalized,minDaysInFirstWeek,startOfWeek):containsOrdinal?hasInvalidOrdinalData(normalized):
hasInvalidGregorianData(normalized),invalid=higherOrderInvalid||hasInvalidTimeData(normalized);if(invalid)return DateTime.invalid(invalid);const gregorian=useWeekData?
weekToGregorian(normalized,minDaysInFirstWeek,startOfWeek):containsOrdinal?ordinalToGregorian(normalized):normalized,[tsFinal,offsetFinal]=objToTS(gregorian,offsetProvis,
zoneToUse),inst=new DateTime({ts:tsFinal,zone:zoneToUse,o:offsetFinal,loc});return normalized.weekday&&containsGregor&&obj.weekday!==inst.weekday?DateTime.invalid(
"mismatched weekday",`you can't specify both a weekday of ${normalized.weekday} and a date of ${inst.toISO()}`):inst.isValid?inst:DateTime.invalid(inst.invalid)}static fromISO(text,opts={}){
const[vals,parsedZone]=parseISODate(text);return parseDataToDateTime(vals,parsedZone,opts,"ISO 8601",text)}static fromRFC2822(text,opts={}){const[vals,parsedZone]=parseRFC2822Date(
text);return parseDataToDateTime(vals,parsedZone,opts,"RFC 2822",text)}static fromHTTP(text,opts={}){const[vals,parsedZone]=parseHTTPDate(text);return parseDataToDateTime(
vals,parsedZone,opts,"HTTP",opts)}static fromFormat(text,fmt,opts={}){if(isUndefined(text)||isUndefined(fmt))throw new InvalidArgumentError("fromFormat requires\
 an input string and a format");const{locale=null,numberingSystem=null}=opts,localeToUse=Locale.fromOpts({locale,numberingSystem,defaultToEN:!0}),[vals,parsedZone,
specificOffset,invalid]=parseFromTokens(localeToUse,text,fmt);return invalid?DateTime.invalid(invalid):parseDataToDateTime(vals,parsedZone,opts,`format ${fmt}`,
text,specificOffset)}static fromString(text,fmt,opts={}){return DateTime.fromFormat(text,fmt,opts)}static fromSQL(text,opts={}){const[vals,parsedZone]=parseSQL(
text);return parseDataToDateTime(vals,parsedZone,opts,"SQL",text)}static invalid(reason,explanation=null){if(!reason)throw new InvalidArgumentError("need to spe\
cify a reason the DateTime is invalid");const invalid=reason instanceof Invalid?reason:new Invalid(reason,explanation);if(Settings.throwOnInvalid)throw new InvalidDateTimeError(
invalid);return new DateTime({invalid})}static isDateTime(o){return o&&o.isLuxonDateTime||!1}static parseFormatForOpts(formatOpts,localeOpts={}){const tokenList=formatOptsToTokens(
formatOpts,Locale.fromObject(localeOpts));return tokenList?tokenList.map(t=>t?t.val:null).join(""):null}static expandFormat(fmt,localeOpts={}){return expandMacroTokens(
Formatter.parseFormat(fmt),Locale.fromObject(localeOpts)).map(t=>t.val).join("")}static resetCache(){zoneOffsetTs=void 0,zoneOffsetGuessCache.clear()}get(unit){
return this[unit]}get isValid(){return this.invalid===null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){return this.
invalid?this.invalid.explanation:null}get locale(){return this.isValid?this.loc.locale:null}get numberingSystem(){return this.isValid?this.loc.numberingSystem:null}get outputCalendar(){
return this.isValid?this.loc.outputCalendar:null}get zone(){return this._zone}get zoneName(){return this.isValid?this.zone.name:null}get year(){return this.isValid?
this.c.year:NaN}get quarter(){return this.isValid?Math.ceil(this.c.month/3):NaN}get month(){return this.isValid?this.c.month:NaN}get day(){return this.isValid?this.
c.day:NaN}get hour(){return this.isValid?this.c.hour:NaN}get minute(){return this.isValid?this.c.minute:NaN}get second(){return this.isValid?this.c.second:NaN}get millisecond(){
return this.isValid?this.c.millisecond:NaN}get weekYear(){return this.isValid?possiblyCachedWeekData(this).weekYear:NaN}get weekNumber(){return this.isValid?possiblyCachedWeekData(
this).weekNumber:NaN}get weekday(){return this.isValid?possiblyCachedWeekData(this).weekday:NaN}get isWeekend(){return this.isValid&&this.loc.getWeekendDays().includes(
this.weekday)}get localWeekday(){return this.isValid?possiblyCachedLocalWeekData(this).weekday:NaN}get localWeekNumber(){return this.isValid?possiblyCachedLocalWeekData(
this).weekNumber:NaN}get localWeekYear(){return this.isValid?possiblyCachedLocalWeekData(this).weekYear:NaN}get ordinal(){return this.isValid?gregorianToOrdinal(
this.c).ordinal:NaN}get monthShort(){return this.isValid?Info.months("short",{locObj:this.loc})[this.month-1]:null}get monthLong(){return this.isValid?Info.months(
"long",{locObj:this.loc})[this.month-1]:null}get weekdayShort(){return this.isValid?Info.weekdays("short",{locObj:this.loc})[this.weekday-1]:null}get weekdayLong(){
return this.isValid?Info.weekdays("long",{locObj:this.loc})[this.weekday-1]:null}get offset(){return this.isValid?+this.o:NaN}get offsetNameShort(){return this.
isValid?this.zone.offsetName(this.ts,{format:"short",locale:this.locale}):null}get offsetNameLong(){return this.isValid?this.zone.offsetName(this.ts,{format:"lo\
ng",locale:this.locale}):null}get isOffsetFixed(){return this.isValid?this.zone.isUniversal:null}get isInDST(){return this.isOffsetFixed?!1:this.offset>this.set(
{month:1,day:1}).offset||this.offset>this.set({month:5}).offset}getPossibleOffsets(){if(!this.isValid||this.isOffsetFixed)return[this];const dayMs=864e5,minuteMs=6e4,
localTS=objToLocalTS(this.c),oEarlier=this.zone.offset(localTS-dayMs),oLater=this.zone.offset(localTS+dayMs),o1=this.zone.offset(localTS-oEarlier*minuteMs),o2=this.
zone.offset(localTS-oLater*minuteMs);if(o1===o2)return[this];const ts1=localTS-o1*minuteMs,ts2=localTS-o2*minuteMs,c1=tsToObj(ts1,o1),c2=tsToObj(ts2,o2);return c1.
hour===c2.hour&&c1.minute===c2.minute&&c1.second===c2.second&&c1.millisecond===c2.millisecond?[clone(this,{ts:ts1}),clone(this,{ts:ts2})]:[this]}get isInLeapYear(){
return isLeapYear(this.year)}get daysInMonth(){return daysInMonth(this.year,this.month)}get daysInYear(){return this.isValid?daysInYear(this.year):NaN}get weeksInWeekYear(){
return this.isValid?weeksInWeekYear(this.weekYear):NaN}get weeksInLocalWeekYear(){return this.isValid?weeksInWeekYear(this.localWeekYear,this.loc.getMinDaysInFirstWeek(),
this.loc.getStartOfWeek()):NaN}resolvedLocaleOptions(opts={}){const{locale,numberingSystem,calendar}=Formatter.create(this.loc.clone(opts),opts).resolvedOptions(
this);return{locale,numberingSystem,outputCalendar:calendar}}toUTC(offset2=0,opts={}){return this.setZone(FixedOffsetZone.instance(offset2),opts)}toLocal(){return this.
setZone(Settings.defaultZone)}setZone(zone,{keepLocalTime=!1,keepCalendarTime=!1}={}){if(zone=normalizeZone(zone,Settings.defaultZone),zone.equals(this.zone))return this;
if(zone.isValid){let newTS=this.ts;if(keepLocalTime||keepCalendarTime){const offsetGuess=zone.offset(this.ts),asObj=this.toObject();[newTS]=objToTS(asObj,offsetGuess,
zone)}return clone(this,{ts:newTS,zone})}else return DateTime.invalid(unsupportedZone(zone))}reconfigure({locale,numberingSystem,outputCalendar}={}){const loc=this.
loc.clone({locale,numberingSystem,outputCalendar});return clone(this,{loc})}setLocale(locale){return this.reconfigure({locale})}set(values){if(!this.isValid)return this;
const normalized=normalizeObject(values,normalizeUnitWithLocalWeeks),{minDaysInFirstWeek,startOfWeek}=usesLocalWeekValues(normalized,this.loc),settingWeekStuff=!isUndefined(
normalized.weekYear)||!isUndefined(normalized.weekNumber)||!isUndefined(normalized.weekday),containsOrdinal=!isUndefined(normalized.ordinal),containsGregorYear=!isUndefined(
normalized.year),containsGregorMD=!isUndefined(normalized.month)||!isUndefined(normalized.day),containsGregor=containsGregorYear||containsGregorMD,definiteWeekDef=normalized.
weekYear||normalized.weekNumber;if((containsGregor||containsOrdinal)&&definiteWeekDef)throw new ConflictingSpecificationError("Can't mix weekYear/weekNumber uni\
ts with year/month/day or ordinals");if(containsGregorMD&&containsOrdinal)throw new ConflictingSpecificationError("Can't mix ordinal dates with month/day");let mixed;
settingWeekStuff?mixed=weekToGregorian({...gregorianToWeek(this.c,minDaysInFirstWeek,startOfWeek),...normalized},minDaysInFirstWeek,startOfWeek):isUndefined(normalized.
ordinal)?(mixed={...this.toObject(),...normalized},isUndefined(normalized.day)&&(mixed.day=Math.min(daysInMonth(mixed.year,mixed.month),mixed.day))):mixed=ordinalToGregorian(
{...gregorianToOrdinal(this.c),...normalized});const[ts,o]=objToTS(mixed,this.o,this.zone);return clone(this,{ts,o})}plus(duration){if(!this.isValid)return this;
const dur=Duration.fromDurationLike(duration);return clone(this,adjustTime(this,dur))}minus(duration){if(!this.isValid)return this;const dur=Duration.fromDurationLike(
duration).negate();return clone(this,adjustTime(this,dur))}startOf(unit,{useLocaleWeeks=!1}={}){if(!this.isValid)return this;const o={},normalizedUnit=Duration.
normalizeUnit(unit);switch(normalizedUnit){case"years":o.month=1;case"quarters":case"months":o.day=1;case"weeks":case"days":o.hour=0;case"hours":o.minute=0;case"\
minutes":o.second=0;case"seconds":o.millisecond=0;break}if(normalizedUnit==="weeks")if(useLocaleWeeks){const startOfWeek=this.loc.getStartOfWeek(),{weekday}=this;
weekday<startOfWeek&&(o.weekNumber=this.weekNumber-1),o.weekday=startOfWeek}else o.weekday=1;if(normalizedUnit==="quarters"){const q=Math.ceil(this.month/3);o.month=
(q-1)*3+1}return this.set(o)}endOf(unit,opts){return this.isValid?this.plus({[unit]:1}).startOf(unit,opts).minus(1):this}toFormat(fmt,opts={}){return this.isValid?
Formatter.create(this.loc.redefaultToEN(opts)).formatDateTimeFromString(this,fmt):INVALID}toLocaleString(formatOpts=DATE_SHORT,opts={}){return this.isValid?Formatter.
create(this.loc.clone(opts),formatOpts).formatDateTime(this):INVALID}toLocaleParts(opts={}){return this.isValid?Formatter.create(this.loc.clone(opts),opts).formatDateTimeParts(
this):[]}toISO({format="extended",suppressSeconds=!1,suppressMilliseconds=!1,includeOffset=!0,extendedZone=!1,precision="milliseconds"}={}){if(!this.isValid)return null;
precision=normalizeUnit(precision);const ext=format==="extended";let c=toISODate(this,ext,precision);return orderedUnits.indexOf(precision)>=3&&(c+="T"),c+=toISOTime(
this,ext,suppressSeconds,suppressMilliseconds,includeOffset,extendedZone,precision),c}toISODate({format="extended",precision="day"}={}){return this.isValid?toISODate(
this,format==="extended",normalizeUnit(precision)):null}toISOWeekDate(){return toTechFormat(this,"kkkk-'W'WW-c")}toISOTime({suppressMilliseconds=!1,suppressSeconds=!1,
includeOffset=!0,includePrefix=!1,extendedZone=!1,format="extended",precision="milliseconds"}={}){return this.isValid?(precision=normalizeUnit(precision),(includePrefix&&
orderedUnits.indexOf(precision)>=3?"T":"")+toISOTime(this,format==="extended",suppressSeconds,suppressMilliseconds,includeOffset,extendedZone,precision)):null}toRFC2822(){
return toTechFormat(this,"EEE, dd LLL yyyy HH:mm:ss ZZZ",!1)}toHTTP(){return toTechFormat(this.toUTC(),"EEE, dd LLL yyyy HH:mm:ss 'GMT'")}toSQLDate(){return this.
isValid?toISODate(this,!0):null}toSQLTime({includeOffset=!0,includeZone=!1,includeOffsetSpace=!0}={}){let fmt="HH:mm:ss.SSS";return(includeZone||includeOffset)&&
(includeOffsetSpace&&(fmt+=" "),includeZone?fmt+="z":includeOffset&&(fmt+="ZZ")),toTechFormat(this,fmt,!0)}toSQL(opts={}){return this.isValid?`${this.toSQLDate()}\
 ${this.toSQLTime(opts)}`:null}toString(){return this.isValid?this.toISO():INVALID}[Symbol.for("nodejs.util.inspect.custom")](){return this.isValid?`DateTime { \
ts: ${this.toISO()}, zone: ${this.zone.name}, locale: ${this.locale} }`:`DateTime { Invalid, reason: ${this.invalidReason} }`}valueOf(){return this.toMillis()}toMillis(){
return this.isValid?this.ts:NaN}toSeconds(){return this.isValid?this.ts/1e3:NaN}toUnixInteger(){return this.isValid?Math.floor(this.ts/1e3):NaN}toJSON(){return this.
toISO()}toBSON(){return this.toJSDate()}toObject(opts={}){if(!this.isValid)return{};const base={...this.c};return opts.includeConfig&&(base.outputCalendar=this.
outputCalendar,base.numberingSystem=this.loc.numberingSystem,base.locale=this.loc.locale),base}toJSDate(){return new Date(this.isValid?this.ts:NaN)}diff(otherDateTime,unit="\
milliseconds",opts={}){if(!this.isValid||!otherDateTime.isValid)return Duration.invalid("created by diffing an invalid DateTime");const durOpts={locale:this.locale,
numberingSystem:this.numberingSystem,...opts},units=maybeArray(unit).map(Duration.normalizeUnit),otherIsLater=otherDateTime.valueOf()>this.valueOf(),earlier=otherIsLater?
this:otherDateTime,later=otherIsLater?otherDateTime:this,diffed=diff(earlier,later,units,durOpts);return otherIsLater?diffed.negate():diffed}diffNow(unit="milli\
seconds",opts={}){return this.diff(DateTime.now(),unit,opts)}until(otherDateTime){return this.isValid?Interval.fromDateTimes(this,otherDateTime):this}hasSame(otherDateTime,unit,opts){
if(!this.isValid)return!1;const inputMs=otherDateTime.valueOf(),adjustedToZone=this.setZone(otherDateTime.zone,{keepLocalTime:!0});return adjustedToZone.startOf(
unit,opts)<=inputMs&&inputMs<=adjustedToZone.endOf(unit,opts)}equals(other){return this.isValid&&other.isValid&&this.valueOf()===other.valueOf()&&this.zone.equals(
other.zone)&&this.loc.equals(other.loc)}toRelative(options={}){if(!this.isValid)return null;const base=options.base||DateTime.fromObject({},{zone:this.zone}),padding=options.
padding?this<base?-options.padding:options.padding:0;let units=["years","months","days","hours","minutes","seconds"],unit=options.unit;return Array.isArray(options.
unit)&&(units=options.unit,unit=void 0),diffRelative(base,this.plus(padding),{...options,numeric:"always",units,unit})}toRelativeCalendar(options={}){return this.
isValid?diffRelative(options.base||DateTime.fromObject({},{zone:this.zone}),this,{...options,numeric:"auto",units:["years","months","days"],calendary:!0}):null}static min(...dateTimes){
if(!dateTimes.every(DateTime.isDateTime))throw new InvalidArgumentError("min requires all arguments be DateTimes");return bestBy(dateTimes,i=>i.valueOf(),Math.min)}static max(...dateTimes){
if(!dateTimes.every(DateTime.isDateTime))throw new InvalidArgumentError("max requires all arguments be DateTimes");return bestBy(dateTimes,i=>i.valueOf(),Math.max)}static fromFormatExplain(text,fmt,options={}){
const{locale=null,numberingSystem=null}=options,localeToUse=Locale.fromOpts({locale,numberingSystem,defaultToEN:!0});return explainFromTokens(localeToUse,text,fmt)}static fromStringExplain(text,fmt,options={}){
return DateTime.fromFormatExplain(text,fmt,options)}static buildFormatParser(fmt,options={}){const{locale=null,numberingSystem=null}=options,localeToUse=Locale.
fromOpts({locale,numberingSystem,defaultToEN:!0});return new TokenParser(localeToUse,fmt)}static fromFormatParser(text,formatParser,opts={}){if(isUndefined(text)||
isUndefined(formatParser))throw new InvalidArgumentError("fromFormatParser requires an input string and a format parser");const{locale=null,numberingSystem=null}=opts,
localeToUse=Locale.fromOpts({locale,numberingSystem,defaultToEN:!0});if(!localeToUse.equals(formatParser.locale))throw new InvalidArgumentError(`fromFormatParse\
r called with a locale of ${localeToUse}, but the format parser was created for ${formatParser.locale}`);const{result,zone,specificOffset,invalidReason}=formatParser.
explainFromTokens(text);return invalidReason?DateTime.invalid(invalidReason):parseDataToDateTime(result,zone,opts,`format ${formatParser.format}`,text,specificOffset)}static get DATE_SHORT(){
return DATE_SHORT}static get DATE_MED(){return DATE_MED}static get DATE_MED_WITH_WEEKDAY(){return DATE_MED_WITH_WEEKDAY}static get DATE_FULL(){return DATE_FULL}static get DATE_HUGE(){
return DATE_HUGE}static get TIME_SIMPLE(){return TIME_SIMPLE}static get TIME_WITH_SECONDS(){return TIME_WITH_SECONDS}static get TIME_WITH_SHORT_OFFSET(){return TIME_WITH_SHORT_OFFSET}static get TIME_WITH_LONG_OFFSET(){
return TIME_WITH_LONG_OFFSET}static get TIME_24_SIMPLE(){return TIME_24_SIMPLE}static get TIME_24_WITH_SECONDS(){return TIME_24_WITH_SECONDS}static get TIME_24_WITH_SHORT_OFFSET(){
return TIME_24_WITH_SHORT_OFFSET}static get TIME_24_WITH_LONG_OFFSET(){return TIME_24_WITH_LONG_OFFSET}static get DATETIME_SHORT(){return DATETIME_SHORT}static get DATETIME_SHORT_WITH_SECONDS(){
return DATETIME_SHORT_WITH_SECONDS}static get DATETIME_MED(){return DATETIME_MED}static get DATETIME_MED_WITH_SECONDS(){return DATETIME_MED_WITH_SECONDS}static get DATETIME_MED_WITH_WEEKDAY(){
return DATETIME_MED_WITH_WEEKDAY}static get DATETIME_FULL(){return DATETIME_FULL}static get DATETIME_FULL_WITH_SECONDS(){return DATETIME_FULL_WITH_SECONDS}static get DATETIME_HUGE(){
return DATETIME_HUGE}static get DATETIME_HUGE_WITH_SECONDS(){return DATETIME_HUGE_WITH_SECONDS}}function friendlyDateTime(dateTimeish){if(DateTime.isDateTime(dateTimeish))
return dateTimeish;if(dateTimeish&&dateTimeish.valueOf&&isNumber(dateTimeish.valueOf()))return DateTime.fromJSDate(dateTimeish);if(dateTimeish&&typeof dateTimeish==
"object")return DateTime.fromObject(dateTimeish);throw new InvalidArgumentError(`Unknown datetime argument: ${dateTimeish}, of type ${typeof dateTimeish}`)}const VERSION="\
3.7.2";exports.DateTime=DateTime,exports.Duration=Duration,exports.FixedOffsetZone=FixedOffsetZone,exports.IANAZone=IANAZone,exports.Info=Info,exports.Interval=
Interval,exports.InvalidZone=InvalidZone,exports.Settings=Settings,exports.SystemZone=SystemZone,exports.VERSION=VERSION,exports.Zone=Zone}),5450:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronDate=exports.DAYS_IN_MONTH=exports.DateMathOp=exports.TimeUnit=void 0;const luxon_1=__webpack_require__(
2596);var TimeUnit;(function(TimeUnit2){TimeUnit2.Second="Second",TimeUnit2.Minute="Minute",TimeUnit2.Hour="Hour",TimeUnit2.Day="Day",TimeUnit2.Month="Month",TimeUnit2.
Year="Year"})(TimeUnit||(exports.TimeUnit=TimeUnit={}));var DateMathOp;(function(DateMathOp2){DateMathOp2.Add="Add",DateMathOp2.Subtract="Subtract"})(DateMathOp||
(exports.DateMathOp=DateMathOp={})),exports.DAYS_IN_MONTH=Object.freeze([31,29,31,30,31,30,31,31,30,31,30,31]);class CronDate{#date;#dstStart=null;#dstStartLandingHour=null;#dstEnd=null;constructor(timestamp,tz){
const dateOpts={zone:tz};if(!timestamp&&timestamp!==0?this.#date=luxon_1.DateTime.local():timestamp instanceof CronDate?(this.#date=timestamp.#date,this.#dstStart=
timestamp.#dstStart,this.#dstStartLandingHour=timestamp.#dstStartLandingHour,this.#dstEnd=timestamp.#dstEnd):timestamp instanceof Date?this.#date=luxon_1.DateTime.
fromJSDate(timestamp,dateOpts):typeof timestamp=="number"?this.#date=luxon_1.DateTime.fromMillis(timestamp,dateOpts):(this.#date=luxon_1.DateTime.fromISO(timestamp,
dateOpts),this.#date.isValid||(this.#date=luxon_1.DateTime.fromRFC2822(timestamp,dateOpts)),this.#date.isValid||(this.#date=luxon_1.DateTime.fromSQL(timestamp,dateOpts)),
this.#date.isValid||(this.#date=luxon_1.DateTime.fromFormat(timestamp,"EEE, d MMM yyyy HH:mm:ss",dateOpts)),this.#date.isValid||(this.#date=luxon_1.DateTime.fromHTTP(
timestamp,dateOpts))),!this.#date.isValid)throw new Error(`CronDate: unhandled timestamp: ${timestamp}`);tz&&tz!==this.#date.zoneName&&(this.#date=this.#date.setZone(
tz))}static#isLeapYear(year){return year%4===0&&year%100!==0||year%400===0}get dstStart(){return this.#dstStart}get dstStartLandingHour(){return this.#dstStartLandingHour}clearDstStart(){
this.#dstStart=null,this.#dstStartLandingHour=null}get dstEnd(){return this.#dstEnd}set dstEnd(value){this.#dstEnd=value}addYear(){this.#date=this.#date.plus({years:1})}addMonth(){
this.#date=this.#date.plus({months:1}).startOf("month")}addDay(){this.#date=this.#date.plus({days:1}).startOf("day")}addHour(){this.#date=this.#date.plus({hours:1}).
startOf("hour")}addMinute(){this.#date=this.#date.plus({minutes:1}).startOf("minute")}addSecond(){this.#date=this.#date.plus({seconds:1})}subtractYear(){this.#date=
this.#date.minus({years:1})}subtractMonth(){this.#date=this.#date.minus({months:1}).endOf("month").startOf("second")}subtractDay(){this.#date=this.#date.minus({
days:1}).endOf("day").startOf("second")}subtractHour(){this.#date=this.#date.minus({hours:1}).endOf("hour").startOf("second")}subtractMinute(){this.#date=this.#date.
minus({minutes:1}).endOf("minute").startOf("second")}subtractSecond(){this.#date=this.#date.minus({seconds:1})}addUnit(unit){switch(unit){case TimeUnit.Year:return this.
addYear();case TimeUnit.Month:return this.addMonth();case TimeUnit.Day:return this.addDay();case TimeUnit.Hour:return this.addHour();case TimeUnit.Minute:return this.
addMinute();case TimeUnit.Second:return this.addSecond()}}subtractUnit(unit){switch(unit){case TimeUnit.Year:return this.subtractYear();case TimeUnit.Month:return this.
subtractMonth();case TimeUnit.Day:return this.subtractDay();case TimeUnit.Hour:return this.subtractHour();case TimeUnit.Minute:return this.subtractMinute();case TimeUnit.
Second:return this.subtractSecond()}}invokeDateOperation(verb,unit){if(verb===DateMathOp.Add){this.addUnit(unit);return}if(verb===DateMathOp.Subtract){this.subtractUnit(
unit);return}throw new Error(`Invalid verb: ${verb}`)}getDate(){return this.#date.day}getFullYear(){return this.#date.year}getDay(){const weekday=this.#date.weekday;
return weekday===7?0:weekday}getMonth(){return this.#date.month-1}getHours(){return this.#date.hour}getMinutes(){return this.#date.minute}getSeconds(){return this.#date.
second}getMilliseconds(){return this.#date.millisecond}getUTCOffset(){return this.#date.offset}setStartOfDay(){this.#date=this.#date.startOf("day")}setEndOfDay(){
this.#date=this.#date.endOf("day")}getTime(){return this.#date.valueOf()}getUTCDate(){return this.#getUTC().day}getUTCFullYear(){return this.#getUTC().year}getUTCDay(){
const weekday=this.#getUTC().weekday;return weekday===7?0:weekday}getUTCMonth(){return this.#getUTC().month-1}getUTCHours(){return this.#getUTC().hour}getUTCMinutes(){
return this.#getUTC().minute}getUTCSeconds(){return this.#getUTC().second}toISOString(){return this.#date.toUTC().toISO()}toJSON(){return this.#date.toJSON()}#set(unit,value){
this.#date[unit]!==value&&(this.#date=this.#date.set({[unit]:value}))}setDate(d){this.#set("day",d)}setFullYear(y){this.#set("year",y)}setDay(d){this.#set("week\
day",d)}setMonth(m){this.#set("month",m+1)}setHours(h){this.#set("hour",h)}setMinutes(m){this.#set("minute",m)}setSeconds(s){this.#set("second",s)}setMilliseconds(s){
this.#set("millisecond",s)}toString(){return this.toDate().toString()}toDate(){return this.#date.toJSDate()}isLastDayOfMonth(){const{day,month}=this.#date;if(month===
2){const isLeap=CronDate.#isLeapYear(this.#date.year);return day===exports.DAYS_IN_MONTH[month-1]-(isLeap?0:1)}return day===exports.DAYS_IN_MONTH[month-1]}isLastWeekdayOfMonth(){
const{day,month}=this.#date;let lastDay;return month===2?lastDay=exports.DAYS_IN_MONTH[month-1]-(CronDate.#isLeapYear(this.#date.year)?0:1):lastDay=exports.DAYS_IN_MONTH[month-
1],day>lastDay-7}applyDateOperation(op,unit,hoursLength){if(unit===TimeUnit.Month||unit===TimeUnit.Day){this.invokeDateOperation(op,unit),this.clearDstStart(),op===
DateMathOp.Add&&hoursLength!==24&&this.getHours()>0&&(this.#dstStart=0,this.#dstStartLandingHour=this.getHours());return}const previousHour=this.getHours(),previousOffset=this.
getUTCOffset();this.invokeDateOperation(op,unit);const currentHour=this.getHours(),advance=(currentHour-previousHour+24)%24;op===DateMathOp.Add&&this.getUTCOffset()>
previousOffset&&advance>=2?hoursLength!==24&&(this.#dstStart=(previousHour+1)%24,this.#dstStartLandingHour=currentHour):advance===0&&this.getMinutes()===0&&this.
getSeconds()===0&&hoursLength!==24&&(this.dstEnd=currentHour)}#getUTC(){return this.#date.toUTC()}}exports.CronDate=CronDate,exports.default=CronDate}),4224:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronExpression=exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE=exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE=
void 0;const CronDate_1=__webpack_require__(5450);exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE="Out of the time span range",exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE=
"Invalid expression, loop limit exceeded";const LOOP_LIMIT=1e4;class CronExpression{#options;#tz;#initialDate;#currentDate;#startDate;#endDate;#fields;#dstTransitionDayKey=null;#isDstTransitionDay=!1;constructor(fields,options){
this.#options=options,this.#tz=options.tz,this.#startDate=options.startDate!=null?new CronDate_1.CronDate(options.startDate,this.#tz):null,this.#endDate=options.
endDate!=null?new CronDate_1.CronDate(options.endDate,this.#tz):null;let currentDateValue=options.currentDate??options.startDate;if(currentDateValue!=null){const tempCurrentDate=new CronDate_1.
CronDate(currentDateValue,this.#tz);this.#startDate&&tempCurrentDate.getTime()<this.#startDate.getTime()?currentDateValue=this.#startDate:this.#endDate&&tempCurrentDate.
getTime()>this.#endDate.getTime()&&(currentDateValue=this.#endDate)}this.#initialDate=new CronDate_1.CronDate(currentDateValue,this.#tz),this.#currentDate=this.#initialDate,
this.#fields=fields}get fields(){return this.#fields}static fieldsToExpression(fields,options){return new CronExpression(fields,options||{})}static#matchSchedule(value,sequence){
return sequence.some(element=>element===value)}#getMinOrMax(values,reverse){return values[reverse?values.length-1:0]}#checkDstTransition(currentDate){const key=`${currentDate.
getFullYear()}-${currentDate.getMonth()+1}-${currentDate.getDate()}`;if(this.#dstTransitionDayKey===key)return this.#isDstTransitionDay;const startOfDay=new CronDate_1.
CronDate(currentDate);startOfDay.setStartOfDay();const endOfDay=new CronDate_1.CronDate(currentDate);return endOfDay.setEndOfDay(),this.#dstTransitionDayKey=key,
this.#isDstTransitionDay=startOfDay.getUTCOffset()!==endOfDay.getUTCOffset(),this.#isDstTransitionDay}#moveToNextSecond(currentDate,dateMathVerb,reverse){const seconds=this.#fields.
second.values,currentSecond=currentDate.getSeconds(),nextSecond=this.#fields.second.findNearestValue(currentSecond,reverse);if(nextSecond!==null){currentDate.setSeconds(
nextSecond);return}currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Minute,this.#fields.hour.values.length),currentDate.setSeconds(this.#getMinOrMax(
seconds,reverse))}#moveToNextMinute(currentDate,dateMathVerb,reverse){const minutes=this.#fields.minute.values,seconds=this.#fields.second.values,currentMinute=currentDate.
getMinutes(),nextMinute=this.#fields.minute.findNearestValue(currentMinute,reverse);if(nextMinute!==null){currentDate.setMinutes(nextMinute),currentDate.setSeconds(
this.#getMinOrMax(seconds,reverse));return}currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Hour,this.#fields.hour.values.length),currentDate.setMinutes(
this.#getMinOrMax(minutes,reverse)),currentDate.setSeconds(this.#getMinOrMax(seconds,reverse))}static#isLastWeekdayOfMonthMatch(expressions,currentDate){if(!currentDate.
isLastWeekdayOfMonth())return!1;const day=currentDate.getDay();return expressions.some(expression=>day===parseInt(expression.toString().charAt(0),10)%7)}static#isNthWeekdayOfMonthMatch(nthDay,currentDate){
return nthDay<=0||Math.ceil(currentDate.getDate()/7)===nthDay}next(){return this.#findSchedule()}prev(){return this.#findSchedule(!0)}hasNext(){const current=this.#currentDate;
try{return this.#findSchedule(),!0}catch{return!1}finally{this.#currentDate=current}}hasPrev(){const current=this.#currentDate;try{return this.#findSchedule(!0),
!0}catch{return!1}finally{this.#currentDate=current}}take(limit){const items=[];if(limit>=0)for(let i=0;i<limit;i++)try{items.push(this.next())}catch{return items}else
for(let i=0;i>limit;i--)try{items.push(this.prev())}catch{return items}return items}reset(newDate){this.#currentDate=newDate?new CronDate_1.CronDate(newDate,this.#tz):
this.#initialDate}stringify(includeSeconds=!1){return this.#fields.stringify(includeSeconds)}includesDate(date){const{second,minute,hour,month}=this.#fields,dt=new CronDate_1.
CronDate(date,this.#tz);return!(!second.values.includes(dt.getSeconds())||!minute.values.includes(dt.getMinutes())||!hour.values.includes(dt.getHours())||!month.
values.includes(dt.getMonth()+1)||!this.#matchDayOfMonth(dt))}toString(){return this.#options.expression||this.stringify(!0)}#matchDayOfMonth(currentDate){const isDayOfMonthWildcardMatch=this.#fields.
dayOfMonth.isWildcard,isRestrictedDayOfMonth=!isDayOfMonthWildcardMatch,isDayOfWeekWildcardMatch=this.#fields.dayOfWeek.isWildcard,isRestrictedDayOfWeek=!isDayOfWeekWildcardMatch,
matchedDOM=CronExpression.#matchSchedule(currentDate.getDate(),this.#fields.dayOfMonth.values)||this.#fields.dayOfMonth.hasLastChar&&currentDate.isLastDayOfMonth(),
nthDay=this.#fields.dayOfWeek.nthDay,matchedDOW=CronExpression.#matchSchedule(currentDate.getDay(),this.#fields.dayOfWeek.values)&&CronExpression.#isNthWeekdayOfMonthMatch(
nthDay,currentDate)||this.#fields.dayOfWeek.hasLastChar&&CronExpression.#isLastWeekdayOfMonthMatch(this.#fields.dayOfWeek.values,currentDate);return!!(isRestrictedDayOfMonth&&
isRestrictedDayOfWeek&&(matchedDOM||matchedDOW)||matchedDOM&&!isRestrictedDayOfWeek||isDayOfMonthWildcardMatch&&!isDayOfWeekWildcardMatch&&matchedDOW)}#matchHour(currentDate,dateMathVerb,reverse){
const hourValues=this.#fields.hour.values,hours=hourValues,currentHour=currentDate.getHours(),isMatch=CronExpression.#matchSchedule(currentHour,hourValues),isDstEnd=currentDate.
dstEnd===currentHour;if(currentDate.dstStart!==null&&currentDate.dstStartLandingHour===currentHour){for(let skipped=currentDate.dstStart;skipped!==currentHour;skipped=
(skipped+1)%24)if(CronExpression.#matchSchedule(skipped,hourValues))return!0}if(isDstEnd&&!reverse)return currentDate.dstEnd=null,currentDate.applyDateOperation(
CronDate_1.DateMathOp.Add,CronDate_1.TimeUnit.Hour,hours.length),!1;if(isMatch)return!0;currentDate.clearDstStart();const nextHour=this.#fields.hour.findNearestValue(
currentHour,reverse);if(nextHour===null)return currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Day,hours.length),!1;if(this.#checkDstTransition(
currentDate)){const steps=reverse?currentHour-nextHour:nextHour-currentHour;for(let i=0;i<steps&&(currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.
Hour,hours.length),!(!reverse&&currentDate.getHours()>=nextHour||reverse&&currentDate.getHours()<=nextHour));i++);}else currentDate.setHours(nextHour);return currentDate.
setMinutes(this.#getMinOrMax(this.#fields.minute.values,reverse)),currentDate.setSeconds(this.#getMinOrMax(this.#fields.second.values,reverse)),!1}#validateTimeSpan(currentDate){
if(!this.#startDate&&!this.#endDate)return;const currentTime=currentDate.getTime();if(this.#startDate&&currentTime<this.#startDate.getTime())throw new Error(exports.
TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE);if(this.#endDate&&currentTime>this.#endDate.getTime())throw new Error(exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE)}#findSchedule(reverse=!1){
const dateMathVerb=reverse?CronDate_1.DateMathOp.Subtract:CronDate_1.DateMathOp.Add,currentDate=new CronDate_1.CronDate(this.#currentDate),startTimestamp=currentDate.
getTime();currentDate.getMilliseconds()>0&&(currentDate.setMilliseconds(0),reverse||currentDate.applyDateOperation(CronDate_1.DateMathOp.Add,CronDate_1.TimeUnit.
Second,this.#fields.hour.values.length));let stepCount=0;for(;++stepCount<LOOP_LIMIT;){if(this.#validateTimeSpan(currentDate),!CronExpression.#matchSchedule(currentDate.
getMonth()+1,this.#fields.month.values)){currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Month,this.#fields.hour.values.length);continue}if(!this.#matchDayOfMonth(
currentDate)){currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Day,this.#fields.hour.values.length);continue}if(this.#matchHour(currentDate,dateMathVerb,
reverse)){if(!CronExpression.#matchSchedule(currentDate.getMinutes(),this.#fields.minute.values)){this.#moveToNextMinute(currentDate,dateMathVerb,reverse);continue}
if(!CronExpression.#matchSchedule(currentDate.getSeconds(),this.#fields.second.values)){this.#moveToNextSecond(currentDate,dateMathVerb,reverse);continue}if(startTimestamp===
currentDate.getTime()){currentDate.applyDateOperation(dateMathVerb,CronDate_1.TimeUnit.Second,this.#fields.hour.values.length);continue}break}}if(stepCount>=LOOP_LIMIT)
throw new Error(exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE);return this.#currentDate=currentDate,currentDate}[Symbol.iterator](){return{next:()=>{try{return{value:this.#findSchedule(),
done:!1}}catch{return{value:void 0,done:!0}}}}}}exports.CronExpression=CronExpression,exports.default=CronExpression}),6243:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronExpressionParser=exports.DayOfWeek=exports.Months=exports.CronUnit=exports.PredefinedExpressions=
void 0;const CronFieldCollection_1=__webpack_require__(3428),CronExpression_1=__webpack_require__(4224),random_1=__webpack_require__(8735),fields_1=__webpack_require__(
9392);var PredefinedExpressions;(function(PredefinedExpressions2){PredefinedExpressions2["@yearly"]="0 0 0 1 1 *",PredefinedExpressions2["@annually"]="0 0 0 1 1\
 *",PredefinedExpressions2["@monthly"]="0 0 0 1 * *",PredefinedExpressions2["@weekly"]="0 0 0 * * 0",PredefinedExpressions2["@daily"]="0 0 0 * * *",PredefinedExpressions2["\
@hourly"]="0 0 * * * *",PredefinedExpressions2["@minutely"]="0 * * * * *",PredefinedExpressions2["@secondly"]="* * * * * *",PredefinedExpressions2["@weekdays"]=
"0 0 0 * * 1-5",PredefinedExpressions2["@weekends"]="0 0 0 * * 0,6"})(PredefinedExpressions||(exports.PredefinedExpressions=PredefinedExpressions={}));var CronUnit;
(function(CronUnit2){CronUnit2.Second="Second",CronUnit2.Minute="Minute",CronUnit2.Hour="Hour",CronUnit2.DayOfMonth="DayOfMonth",CronUnit2.Month="Month",CronUnit2.
DayOfWeek="DayOfWeek"})(CronUnit||(exports.CronUnit=CronUnit={}));var Months;(function(Months2){Months2[Months2.jan=1]="jan",Months2[Months2.feb=2]="feb",Months2[Months2.
mar=3]="mar",Months2[Months2.apr=4]="apr",Months2[Months2.may=5]="may",Months2[Months2.jun=6]="jun",Months2[Months2.jul=7]="jul",Months2[Months2.aug=8]="aug",Months2[Months2.
sep=9]="sep",Months2[Months2.oct=10]="oct",Months2[Months2.nov=11]="nov",Months2[Months2.dec=12]="dec"})(Months||(exports.Months=Months={}));var DayOfWeek;(function(DayOfWeek2){
DayOfWeek2[DayOfWeek2.sun=0]="sun",DayOfWeek2[DayOfWeek2.mon=1]="mon",DayOfWeek2[DayOfWeek2.tue=2]="tue",DayOfWeek2[DayOfWeek2.wed=3]="wed",DayOfWeek2[DayOfWeek2.
thu=4]="thu",DayOfWeek2[DayOfWeek2.fri=5]="fri",DayOfWeek2[DayOfWeek2.sat=6]="sat"})(DayOfWeek||(exports.DayOfWeek=DayOfWeek={}));const MAX_FIELD_VALUES=256,MAX_EXPRESSION_LENGTH=1024;
class CronExpressionParser{static parse(expression,options={}){const{strict=!1,hashSeed}=options,rand=(0,random_1.seededRandom)(hashSeed);Object.hasOwn(PredefinedExpressions,
expression)&&(expression=PredefinedExpressions[expression]);const rawFields=CronExpressionParser.#getRawFields(expression,strict);if(!(rawFields.dayOfMonth==="*"||
rawFields.dayOfWeek==="*"||!strict))throw new Error("Cannot use both dayOfMonth and dayOfWeek together in strict mode!");const second=CronExpressionParser.#parseField(
CronUnit.Second,rawFields.second,fields_1.CronSecond.constraints,rand,strict),minute=CronExpressionParser.#parseField(CronUnit.Minute,rawFields.minute,fields_1.
CronMinute.constraints,rand,strict),hour=CronExpressionParser.#parseField(CronUnit.Hour,rawFields.hour,fields_1.CronHour.constraints,rand,strict),month=CronExpressionParser.#parseField(
CronUnit.Month,rawFields.month,fields_1.CronMonth.constraints,rand,strict),dayOfMonth=CronExpressionParser.#parseField(CronUnit.DayOfMonth,rawFields.dayOfMonth,
fields_1.CronDayOfMonth.constraints,rand,strict),{dayOfWeek:_dayOfWeek,nthDayOfWeek}=CronExpressionParser.#parseNthDay(rawFields.dayOfWeek),dayOfWeek=CronExpressionParser.#parseField(
CronUnit.DayOfWeek,_dayOfWeek,fields_1.CronDayOfWeek.constraints,rand,strict),fields=new CronFieldCollection_1.CronFieldCollection({second:new fields_1.CronSecond(
second,{rawValue:rawFields.second}),minute:new fields_1.CronMinute(minute,{rawValue:rawFields.minute}),hour:new fields_1.CronHour(hour,{rawValue:rawFields.hour}),
dayOfMonth:fields_1.CronDayOfMonth.fromMonth(month,dayOfMonth,{rawValue:rawFields.dayOfMonth}),month:new fields_1.CronMonth(month,{rawValue:rawFields.month}),dayOfWeek:new fields_1.
CronDayOfWeek(dayOfWeek,{rawValue:rawFields.dayOfWeek,nthDayOfWeek})});return new CronExpression_1.CronExpression(fields,{...options,expression})}static#getRawFields(expression,strict){
if(strict&&!expression.length)throw new Error("Invalid cron expression");if(expression=expression||"0 * * * * *",expression.length>MAX_EXPRESSION_LENGTH)throw new Error(
`Invalid cron expression, too long, expected at most ${MAX_EXPRESSION_LENGTH} characters`);const atoms=expression.trim().split(/\s+/);if(strict&&atoms.length<6)
throw new Error("Invalid cron expression, expected 6 fields");if(atoms.length>6)throw new Error("Invalid cron expression, too many fields");const defaults=["0",
"*","*","*","*","*"];atoms.length<defaults.length&&atoms.unshift(...defaults.slice(0,defaults.length-atoms.length));const[second,minute,hour,dayOfMonth,month,dayOfWeek]=atoms;
return{second,minute,hour,dayOfMonth,month,dayOfWeek}}static#parseField(field,value,constraints,rand,strict){if(field===CronUnit.Month||field===CronUnit.DayOfWeek){
const aliases=field===CronUnit.Month?Months:DayOfWeek;value=value.replace(/[a-z]{3}/gi,match=>{match=match.toLowerCase();const replacer=aliases[match];if(replacer===
void 0)throw new Error(`Validation error, cannot resolve alias "${match}"`);return replacer.toString()})}if(!constraints.validChars.test(value))throw new Error(
`Invalid characters, got value: ${value}`);return value=this.#parseWildcard(value,constraints),value=this.#parseHashed(value,constraints,rand,field,strict),this.#parseSequence(
field,value,constraints)}static#parseWildcard(value,constraints){const parsed=value.replace(/(^|,)[*?](?=\/|,|$)/g,(_,separator)=>`${separator}${constraints.min}\
-${constraints.max}`);if(/[*?]/.test(parsed))throw new Error(`Invalid wildcard, got value: ${value}`);return parsed}static#parseHashed(value,constraints,rand,field,strict){
const randomValue=rand();let count=0;return value.replace(/H(?:\((\d+)-(\d+)\))?(?:\/(\d+))?/g,(_,min,max,step)=>{if(min&&max&&step){const minNum=parseInt(min,10),
maxNum=parseInt(max,10),stepNum=parseInt(step,10);if(stepNum<=0)throw new Error(`Invalid step: ${stepNum}, must be positive`);const range=CronExpressionParser.#hashedRange(
minNum,maxNum,constraints,field,strict);return count+=Math.ceil((range.max-range.min+1)/stepNum),CronExpressionParser.#assertMaxFieldValues(field,count),CronExpressionParser.#hashedStep(
randomValue,range.min,range.max,stepNum,field,strict)}else if(min&&max){const minNum=parseInt(min,10),maxNum=parseInt(max,10),range=CronExpressionParser.#hashedRange(
minNum,maxNum,constraints,field,strict);return String(CronExpressionParser.#hashedValue(randomValue,range.min,range.max))}else if(step){const stepNum=parseInt(step,
10);if(stepNum<=0)throw new Error(`Invalid step: ${stepNum}, must be positive`);return count+=Math.ceil((constraints.max-constraints.min+1)/stepNum),CronExpressionParser.#assertMaxFieldValues(
field,count),CronExpressionParser.#hashedStep(randomValue,constraints.min,constraints.max,stepNum,field,strict)}else return String(CronExpressionParser.#hashedValue(
randomValue,constraints.min,constraints.max))})}static#hashedValue(randomValue,min,max){return Math.floor(randomValue*(max-min+1))+min}static#fieldName(field){return field.
charAt(0).toLowerCase()+field.slice(1)}static#hashedRange(min,max,constraints,field,strict){if(min>max)throw new Error(`Invalid range: ${min}-${max}, min > max`);
if(strict&&(min<constraints.min||max>constraints.max))throw new Error(`Invalid range: ${min}-${max}, outside the ${constraints.min}-${constraints.max} range of \
the ${CronExpressionParser.#fieldName(field)} field`);const rangeMin=Math.max(min,constraints.min),rangeMax=Math.min(max,constraints.max);if(rangeMin>rangeMax)throw new Error(
`Invalid range: ${min}-${max}, no usable value in the ${CronExpressionParser.#fieldName(field)} field`);return{min:rangeMin,max:rangeMax}}static#hashedStep(randomValue,min,max,step,field,strict){
if(strict&&step>max-min+1)throw new Error(`Invalid step: ${step}, wider than the ${min}-${max} range of the ${CronExpressionParser.#fieldName(field)} field`);const offset=Math.
floor(randomValue*step),values=[];for(let i=Math.floor(min/step)*step+offset;i<=max;i+=step)i>=min&&values.push(i);return values.length===0?String(CronExpressionParser.#hashedValue(
randomValue,min,max)):values.join(",")}static#assertMaxFieldValues(field,count){if(count>MAX_FIELD_VALUES)throw new Error(`Constraint error, too many values in ${field}\
 field, expected at most ${MAX_FIELD_VALUES}`)}static#parseSequence(field,val,constraints){const stack=[];function handleResult(result,constraints2){if(Array.isArray(
result))stack.push(...result);else if(CronExpressionParser.#isValidConstraintChar(constraints2,result))stack.push(result);else{const v=parseInt(result.toString(),
10);if(!(v>=constraints2.min&&v<=constraints2.max))throw new Error(`Constraint error, got value ${result} expected range ${constraints2.min}-${constraints2.max}`);
stack.push(field===CronUnit.DayOfWeek?v%7:result)}}const atoms=val.split(",");for(const atom of atoms){if(CronExpressionParser.#assertMaxFieldValues(field,stack.
length),!(atom.length>0))throw new Error("Invalid list value format");handleResult(CronExpressionParser.#parseRepeat(field,atom,constraints),constraints)}return stack}static#parseRepeat(field,val,constraints){
const atoms=val.split("/");if(atoms.length>2)throw new Error(`Invalid repeat: ${val}`);return atoms.length===2?(atoms[0].includes("-")||(atoms[0]=`${atoms[0]}-${constraints.
max}`),CronExpressionParser.#parseRange(field,atoms[0],+atoms[1],constraints)):CronExpressionParser.#parseRange(field,val,1,constraints)}static#validateRange(min,max,constraints){
if(!(!isNaN(min)&&!isNaN(max)&&min>=constraints.min&&max<=constraints.max))throw new Error(`Constraint error, got range ${min}-${max} expected range ${constraints.
min}-${constraints.max}`);if(min>max)throw new Error(`Invalid range: ${min}-${max}, min(${min}) > max(${max})`)}static#validateRepeatInterval(repeatInterval){if(!(!isNaN(
repeatInterval)&&repeatInterval>0))throw new Error(`Constraint error, cannot repeat at every ${repeatInterval} time.`)}static#createRange(field,min,max,repeatInterval){
const stack=[];field===CronUnit.DayOfWeek&&max%7===0&&(max-min)%repeatInterval===0&&stack.push(0);for(let index=min;index<=max;index+=repeatInterval)stack.indexOf(
index)===-1&&stack.push(index);return stack}static#parseRange(field,val,repeatInterval,constraints){const atoms=val.split("-");if(atoms.length<=1)return isNaN(+val)?
val:+val;if(atoms.length>2)throw new Error(`Invalid range: ${val}`);const[min,max]=atoms.map(atom=>/^\d+$/.test(atom)?+atom:NaN);return this.#validateRange(min,
max,constraints),this.#validateRepeatInterval(repeatInterval),this.#createRange(field,min,max,repeatInterval)}static#parseNthDay(val){const atoms=val.split("#");
if(atoms.length<=1)return{dayOfWeek:atoms[0]};const nthValue=+atoms[atoms.length-1],matches=val.match(/([,\-/L])/);if(matches!==null)throw new Error(`Constraint\
 error, invalid dayOfWeek \`#\` and \`${matches?.[0]}\` special characters are incompatible`);if(!(atoms.length<=2&&!isNaN(nthValue)&&nthValue>=1&&nthValue<=5))
throw new Error("Constraint error, invalid dayOfWeek occurrence number (#)");return{dayOfWeek:atoms[0],nthDayOfWeek:nthValue}}static#isValidConstraintChar(constraints,value){
return constraints.chars.some(char=>value.toString().includes(char))}}exports.CronExpressionParser=CronExpressionParser}),3428:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronFieldCollection=void 0;const fields_1=__webpack_require__(9392);class CronFieldCollection{#second;#minute;#hour;#dayOfMonth;#month;#dayOfWeek;static from(base,fields){
return new CronFieldCollection({second:this.resolveField(fields_1.CronSecond,base.second,fields.second),minute:this.resolveField(fields_1.CronMinute,base.minute,
fields.minute),hour:this.resolveField(fields_1.CronHour,base.hour,fields.hour),dayOfMonth:this.resolveField(fields_1.CronDayOfMonth,base.dayOfMonth,fields.dayOfMonth),
month:this.resolveField(fields_1.CronMonth,base.month,fields.month),dayOfWeek:this.resolveField(fields_1.CronDayOfWeek,base.dayOfWeek,fields.dayOfWeek)})}static resolveField(constructor,baseField,fieldValue){
return fieldValue?fieldValue instanceof fields_1.CronField?fieldValue:new constructor(fieldValue):baseField}constructor({second,minute,hour,dayOfMonth,month,dayOfWeek}){
if(!second)throw new Error("Validation error, Field second is missing");if(!minute)throw new Error("Validation error, Field minute is missing");if(!hour)throw new Error(
"Validation error, Field hour is missing");if(!dayOfMonth)throw new Error("Validation error, Field dayOfMonth is missing");if(!month)throw new Error("Validation\
 error, Field month is missing");if(!dayOfWeek)throw new Error("Validation error, Field dayOfWeek is missing");if(!dayOfMonth.hasLastChar&&dayOfWeek.isWildcard){
const longestMonth=Math.max(...month.values.map(value=>fields_1.CronMonth.daysInMonth[value-1]));if(!(parseInt(dayOfMonth.values[0],10)<=longestMonth))throw new Error(
"Invalid explicit day of month definition")}this.#second=second,this.#minute=minute,this.#hour=hour,this.#month=month,this.#dayOfWeek=dayOfWeek,this.#dayOfMonth=
dayOfMonth}get second(){return this.#second}get minute(){return this.#minute}get hour(){return this.#hour}get dayOfMonth(){return this.#dayOfMonth}get month(){return this.#month}get dayOfWeek(){
return this.#dayOfWeek}static compactField(input){if(input.length===0)return[];const output=[];let current;return input.forEach((item,i,arr)=>{if(current===void 0){
current={start:item,count:1};return}const prevItem=arr[i-1]||current.start,nextItem=arr[i+1];if(item==="L"||item==="W"){output.push(current),output.push({start:item,
count:1}),current=void 0;return}if(current.step===void 0&&nextItem!==void 0){const step=item-prevItem,nextStep=nextItem-item;if(step<=nextStep){current={...current,
count:2,end:item,step};return}current.step=1}item-(current.end??0)===current.step?(current.count++,current.end=item):(current.count===1?output.push({start:current.
start,count:1}):current.count===2?(output.push({start:current.start,count:1}),output.push({start:current.end??prevItem,count:1})):output.push(current),current={
start:item,count:1})}),current&&output.push(current),output}static#handleSingleRange(field,range,max){const step=range.step;return step?step===1&&range.start===
field.min&&range.end&&range.end>=max?(field instanceof fields_1.CronDayOfMonth||field instanceof fields_1.CronDayOfWeek)&&!field.isWildcard?null:field.hasQuestionMarkChar?
"?":"*":step!==1&&range.start===field.min&&range.end&&range.end>=max-step+1?`*/${step}`:null:null}static#handleMultipleRanges(range){const step=range.step;if(step===
1)return`${range.start}-${range.end}`;const multiplier=range.start===0?range.count-1:range.count;if(!step)throw new Error("Unexpected range step");if(!range.end)
throw new Error("Unexpected range end");if(step*multiplier>range.end){const mapFn=(_,index)=>{if(typeof range.start!="number")throw new Error("Unexpected range \
start");return index%step===0?range.start+index:null};if(typeof range.start!="number")throw new Error("Unexpected range start");const seed={length:range.end-range.
start+1};return Array.from(seed,mapFn).filter(value=>value!==null).join(",")}return`${range.start}-${range.end}/${step}`}stringifyField(field){let max=field.max,
values=field.values;if(field instanceof fields_1.CronDayOfWeek){max=6;const dayOfWeek=this.#dayOfWeek.values;values=dayOfWeek[dayOfWeek.length-1]===7?dayOfWeek.
slice(0,-1):dayOfWeek}field instanceof fields_1.CronDayOfMonth&&(max=this.#month.values.length===1?fields_1.CronMonth.daysInMonth[this.#month.values[0]-1]:field.
max);const ranges=CronFieldCollection.compactField(values);if(ranges.length===1){const singleRangeResult=CronFieldCollection.#handleSingleRange(field,ranges[0],
max);if(singleRangeResult)return singleRangeResult}return ranges.map(range=>{const value=range.count===1?range.start.toString():CronFieldCollection.#handleMultipleRanges(
range);return field instanceof fields_1.CronDayOfWeek&&field.nthDay>0?`${value}#${field.nthDay}`:value}).join(",")}stringify(includeSeconds=!1){const arr=[];return includeSeconds&&
arr.push(this.stringifyField(this.#second)),arr.push(this.stringifyField(this.#minute),this.stringifyField(this.#hour),this.stringifyField(this.#dayOfMonth),this.
stringifyField(this.#month),this.stringifyField(this.#dayOfWeek)),arr.join(" ")}serialize(){return{second:this.#second.serialize(),minute:this.#minute.serialize(),
hour:this.#hour.serialize(),dayOfMonth:this.#dayOfMonth.serialize(),month:this.#month.serialize(),dayOfWeek:this.#dayOfWeek.serialize()}}}exports.CronFieldCollection=
CronFieldCollection}),35:(function(__unused_webpack_module,exports,__webpack_require__){Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronFileParser=
void 0;const CronExpressionParser_1=__webpack_require__(6243);class CronFileParser{static async parseFile(filePath){const{readFile}=__webpack_require__(1943),data=await readFile(
filePath,"utf8");return CronFileParser.#parseContent(data)}static parseFileSync(filePath){const{readFileSync}=__webpack_require__(9896),data=readFileSync(filePath,
"utf8");return CronFileParser.#parseContent(data)}static#parseContent(data){const blocks=data.split(`
`),result={variables:{},expressions:[],errors:{}};for(const block of blocks){const entry=block.trim();if(entry.length===0||entry.startsWith("#"))continue;const variableMatch=entry.
match(/^([^\s=]+)\s*=\s*(.*)$/);if(variableMatch){const[,key,value]=variableMatch;Object.defineProperty(result.variables,key,{value:value.replace(/^(["'])(.*)\1$/,
"$2"),enumerable:!0,writable:!0,configurable:!0});continue}try{const parsedEntry=CronFileParser.#parseEntry(entry);result.expressions.push(parsedEntry.interval)}catch(err){
Object.defineProperty(result.errors,entry,{value:err,enumerable:!0,writable:!0,configurable:!0})}}return result}static#parseEntry(entry){const atoms=entry.split(
/\s+/),scheduleLength=atoms[0].startsWith("@")?1:5;return{interval:CronExpressionParser_1.CronExpressionParser.parse(atoms.slice(0,scheduleLength).join(" ")),command:atoms.
slice(scheduleLength,atoms.length)}}}exports.CronFileParser=CronFileParser}),5797:(function(__unused_webpack_module,exports,__webpack_require__){Object.defineProperty(
exports,"__esModule",{value:!0}),exports.CronDayOfMonth=void 0;const CronField_1=__webpack_require__(8720),CronMonth_1=__webpack_require__(9170),MIN_DAY=1,MAX_DAY=31,
DAY_CHARS=Object.freeze(["L"]);class CronDayOfMonth extends CronField_1.CronField{static fromMonth(month,values,options){if(month.length!==1)return new CronDayOfMonth(
values,options);const daysInMonth=CronMonth_1.CronMonth.daysInMonth[month[0]-1],days=values.filter(value=>typeof value!="number"||value<=daysInMonth);return new CronDayOfMonth(
days.length>0?days:values,options)}static get min(){return MIN_DAY}static get max(){return MAX_DAY}static get chars(){return DAY_CHARS}static get validChars(){return/^[?,*\dLH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}constructor(values,options){
super(values,options),this.validate()}get values(){return super.values}}exports.CronDayOfMonth=CronDayOfMonth}),3951:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronDayOfWeek=void 0;const CronField_1=__webpack_require__(8720),MIN_DAY=0,MAX_DAY=7,DAY_CHARS=Object.
freeze(["L"]);class CronDayOfWeek extends CronField_1.CronField{static get min(){return MIN_DAY}static get max(){return MAX_DAY}static get chars(){return DAY_CHARS}static isValidChar(value){
return/^[0-7]?L$/.test(value)}static get validChars(){return/^[?,*\dLH#/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}constructor(values,options){
if(super(values,options),this.validate(),this.values.some(value=>value==="L"))throw new Error(`${this.constructor.name} Validation error, unexpected standalone \
L`)}get values(){return super.values}get nthDay(){return this.options.nthDayOfWeek??0}}exports.CronDayOfWeek=CronDayOfWeek}),8720:(function(__unused_webpack_module,exports){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronField=void 0;class CronField{#hasLastChar=!1;#hasQuestionMarkChar=!1;#wildcard=!1;#values=[];options={
rawValue:""};static get min(){throw new Error("min must be overridden")}static get max(){throw new Error("max must be overridden")}static get chars(){return Object.
freeze([])}static isValidChar(value){return this.chars.includes(value)}static get validChars(){return/^[?,*\dH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}static get constraints(){
return{min:this.min,max:this.max,chars:this.chars,validChars:this.validChars}}constructor(values,options={rawValue:""}){if(!Array.isArray(values))throw new Error(
`${this.constructor.name} Validation error, values is not an array`);if(!(values.length>0))throw new Error(`${this.constructor.name} Validation error, values co\
ntains no values`);this.options={...options,rawValue:options.rawValue??""},this.#values=[...values].sort(CronField.sorter),this.#wildcard=this.options.wildcard!==
void 0?this.options.wildcard:this.#isWildcardValue(),this.#hasLastChar=this.options.rawValue.includes("L")||values.includes("L"),this.#hasQuestionMarkChar=this.
options.rawValue.includes("?")||values.includes("?")}get min(){return this.constructor.min}get max(){return this.constructor.max}get chars(){return this.constructor.
chars}get hasLastChar(){return this.#hasLastChar}get hasQuestionMarkChar(){return this.#hasQuestionMarkChar}get isWildcard(){return this.#wildcard}get values(){
return this.#values}static sorter(a,b){const aIsNumber=typeof a=="number",bIsNumber=typeof b=="number";return aIsNumber&&bIsNumber?a-b:!aIsNumber&&!bIsNumber?a.
localeCompare(b):aIsNumber?-1:1}static findNearestValueInList(values,currentValue,reverse){if(reverse){for(let i=values.length-1;i>=0;i--)if(values[i]<currentValue)
return values[i];return null}for(let i=0;i<values.length;i++)if(values[i]>currentValue)return values[i];return null}findNearestValue(currentValue,reverse){return this.
constructor.findNearestValueInList(this.values,currentValue,reverse)}serialize(){return{wildcard:this.#wildcard,values:this.#values}}validate(){let badValue;const charsString=this.
chars.length>0?` or chars ${this.chars.join("")}`:"",field=this.constructor,rangeTest=value=>(badValue=value,typeof value=="number"?value>=this.min&&value<=this.
max:field.isValidChar(value));if(!this.#values.every(rangeTest))throw new Error(`${this.constructor.name} Validation error, got value ${badValue} expected range\
 ${this.min}-${this.max}${charsString}`);const duplicate=this.#values.find((value,index)=>this.#values.indexOf(value)!==index);if(duplicate!==void 0)throw new Error(
`${this.constructor.name} Validation error, duplicate values found: ${duplicate}`)}#isWildcardValue(){return this.options.rawValue.length>0?["*","?"].includes(this.
options.rawValue):Array.from({length:this.max-this.min+1},(_,i)=>i+this.min).every(value=>this.#values.includes(value))}}exports.CronField=CronField}),7352:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronHour=void 0;const CronField_1=__webpack_require__(8720),MIN_HOUR=0,MAX_HOUR=23,HOUR_CHARS=Object.
freeze([]);class CronHour extends CronField_1.CronField{static get min(){return MIN_HOUR}static get max(){return MAX_HOUR}static get chars(){return HOUR_CHARS}constructor(values,options){
super(values,options),this.validate()}get values(){return super.values}}exports.CronHour=CronHour}),6398:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronMinute=void 0;const CronField_1=__webpack_require__(8720),MIN_MINUTE=0,MAX_MINUTE=59,MINUTE_CHARS=Object.
freeze([]);class CronMinute extends CronField_1.CronField{static get min(){return MIN_MINUTE}static get max(){return MAX_MINUTE}static get chars(){return MINUTE_CHARS}constructor(values,options){
super(values,options),this.validate()}get values(){return super.values}}exports.CronMinute=CronMinute}),9170:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.CronMonth=void 0;const CronDate_1=__webpack_require__(5450),CronField_1=__webpack_require__(8720),
MIN_MONTH=1,MAX_MONTH=12,MONTH_CHARS=Object.freeze([]);class CronMonth extends CronField_1.CronField{static get min(){return MIN_MONTH}static get max(){return MAX_MONTH}static get chars(){
return MONTH_CHARS}static get daysInMonth(){return CronDate_1.DAYS_IN_MONTH}constructor(values,options){super(values,options),this.validate()}get values(){return super.
values}}exports.CronMonth=CronMonth}),42:(function(__unused_webpack_module,exports,__webpack_require__){Object.defineProperty(exports,"__esModule",{value:!0}),exports.
CronSecond=void 0;const CronField_1=__webpack_require__(8720),MIN_SECOND=0,MAX_SECOND=59,SECOND_CHARS=Object.freeze([]);class CronSecond extends CronField_1.CronField{static get min(){
return MIN_SECOND}static get max(){return MAX_SECOND}static get chars(){return SECOND_CHARS}constructor(values,options){super(values,options),this.validate()}get values(){
return super.values}}exports.CronSecond=CronSecond}),9392:(function(__unused_webpack_module,exports,__webpack_require__){var __createBinding=this&&this.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__exportStar=this&&this.
__exportStar||function(m,exports2){for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&__createBinding(exports2,m,p)};Object.defineProperty(
exports,"__esModule",{value:!0}),__exportStar(__webpack_require__(7045),exports),__exportStar(__webpack_require__(5797),exports),__exportStar(__webpack_require__(
3951),exports),__exportStar(__webpack_require__(8720),exports),__exportStar(__webpack_require__(7352),exports),__exportStar(__webpack_require__(6398),exports),__exportStar(
__webpack_require__(9170),exports),__exportStar(__webpack_require__(42),exports)}),7045:(function(__unused_webpack_module,exports){Object.defineProperty(exports,
"__esModule",{value:!0})}),8628:(function(__unused_webpack_module,exports,__webpack_require__){var __createBinding=this&&this.__createBinding||(Object.create?(function(o,m,k,k2){
k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){
return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__exportStar=this&&this.__exportStar||function(m,exports2){
for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&__createBinding(exports2,m,p)};Object.defineProperty(exports,"__esModule",{value:!0}),
exports.CronFileParser=exports.CronExpressionParser=exports.CronExpression=exports.CronFieldCollection=exports.CronDate=void 0;const CronExpressionParser_1=__webpack_require__(
6243);var CronDate_1=__webpack_require__(5450);Object.defineProperty(exports,"CronDate",{enumerable:!0,get:function(){return CronDate_1.CronDate}});var CronFieldCollection_1=__webpack_require__(
3428);Object.defineProperty(exports,"CronFieldCollection",{enumerable:!0,get:function(){return CronFieldCollection_1.CronFieldCollection}});var CronExpression_1=__webpack_require__(
4224);Object.defineProperty(exports,"CronExpression",{enumerable:!0,get:function(){return CronExpression_1.CronExpression}});var CronExpressionParser_2=__webpack_require__(
6243);Object.defineProperty(exports,"CronExpressionParser",{enumerable:!0,get:function(){return CronExpressionParser_2.CronExpressionParser}});var CronFileParser_1=__webpack_require__(
35);Object.defineProperty(exports,"CronFileParser",{enumerable:!0,get:function(){return CronFileParser_1.CronFileParser}}),__exportStar(__webpack_require__(9392),
exports),exports.default=CronExpressionParser_1.CronExpressionParser}),8735:(function(__unused_webpack_module,exports){Object.defineProperty(exports,"__esModule",
{value:!0}),exports.seededRandom=seededRandom;function xfnv1a(str){let h=2166136261;for(let i=0;i<str.length;i++)h^=str.charCodeAt(i),h=Math.imul(h,16777619);return()=>h>>>
0}function mulberry32(seed){return()=>{let t=seed+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}}function seededRandom(str){
const seed=str?xfnv1a(str)():Math.floor(Math.random()*1e10);return mulberry32(seed)}}),1353:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{E9:()=>parseDuration,ME:()=>parseWallClock,MP:()=>writeDuration,_2:()=>HORIZON,d3:()=>START,nV:()=>parseInstant});var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1669);const UNITS_MS={s:1e3,m:6e4,h:36e5,d:864e5},LONGEST_MS=3660*864e5;function parseDuration(text){const match=/^(\d{1,7})(s|m|h|d)$/.exec(text),unit=match?.[2]===
void 0?void 0:UNITS_MS[match[2]];if(!match||unit===void 0)return null;const ms=Number(match[1])*unit;return ms<=LONGEST_MS?ms:null}function writeDuration(ms){const[
unit,size]=Object.entries(UNITS_MS).findLast(([,length])=>ms%length===0)??["s",1e3];return ms===0?"0s":`${ms/size}${unit}`}const CLOCK=String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`,
ZONE=String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`,INSTANT=new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);function parseInstant(text){return INSTANT.
test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?Date.parse(text):null}const WALL_CLOCK=new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?\
$`);function parseWallClock(text){return!WALL_CLOCK.test(text)||!(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?null:Date.parse(text.includes("\
T")?`${text}Z`:`${text}T00:00:00Z`)}const EARLIEST_START=Date.UTC(1970,0,1),LATEST_START=Date.UTC(2200,0,1),START={what:"an instant with a zone, on a day that t\
here is, such as 2026-11-21T08:00:00Z, from 1970 to 2199",parse(text){const at=parseInstant(text);return at!==null&&at>=EARLIEST_START&&at<LATEST_START?at:null}},
HORIZON={what:"a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d",parse:text=>parseDuration(text)||null}}),3585:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{C:()=>freeze,_:()=>freezesOf});var schemas=__webpack_require__(6921),dist=__webpack_require__(8628),days=__webpack_require__(
9730),intervals=__webpack_require__(4091),zones=__webpack_require__(6710);const FIELDS=5,SOME_DATE=new Date(Date.UTC(2024,0,1));function freezeScheduleError(text){
const fields=text.trim().split(/\s+/);if(fields.length!==FIELDS||/[#hl?]/i.test(text.replace(/[a-z]{3}/gi,"")))return'must be a schedule of five fields such as \
"0 18 * * fri"';if(!/^\d{1,2}$/.test(fields[0]??""))return"must begin with one minute of the hour, 0 to 59";try{return dist.CronExpressionParser.parse(text.trim(),
{tz:"UTC",currentDate:SOME_DATE}).next(),null}catch{return"is not a schedule that ever happens"}}function recurrences(schedule2,durationMs,timeZone,within){const isHourly=schedule2.
trim().split(/\s+/)[1]?.startsWith("*")===!0,{fields}=dist.CronExpressionParser.parse(schedule2.trim()),first=(0,days.kb)((0,zones.Am)(within.from-durationMs,timeZone)-
days.sO),until=(0,zones.Am)(within.to,timeZone)+days.sO,starts=[];for(let day=first;day.startMs<until;day=(0,days.s_)(day))for(const shown of shownOn(day,fields)){
const instants=(0,zones.WT)(shown,timeZone);starts.push(...isHourly?instants:instants.slice(0,1))}const windows=starts.sort((a,b)=>a-b).map(from=>({from,to:from+
durationMs}));return(0,intervals.Sj)(within,(0,intervals.l7)(windows))}function shownOn(day,{minute,hour,dayOfMonth,month,dayOfWeek}){const isDate=dayOfMonth.values.
some(value=>value===day.dayOfMonth),isWeekday=dayOfWeek.values.some(value=>value===day.dayOfWeek);return!(!dayOfMonth.isWildcard&&!dayOfWeek.isWildcard?isDate||
isWeekday:isDate&&isWeekday)||!month.values.some(value=>value===day.month)?[]:hour.values.flatMap(hours=>minute.values.map(minutes=>day.startMs+hours*days.iQ+minutes*
days.kg))}var duration=__webpack_require__(1353),values=__webpack_require__(5055);const moment=(0,values.Mp)({what:"a time that there is, such as 2026-12-18T18:\
00:00Z; without the zone, or as a date alone, it is in the time zone of the freeze",parse(text){const[instant,shown]=[(0,duration.nV)(text),(0,duration.ME)(text)];
return instant!==null?{instant}:shown!==null?{shown}:null}}),schedule=schemas.YjP().superRefine((text,context)=>{const message=freezeScheduleError(text);message!==
null&&context.addIssue({code:"custom",message})}),freeze=schemas.rej({name:schemas.YjP().min(1).max(120),from:moment.nullable().default(null),to:moment.nullable().
default(null),schedule:schedule.nullable().default(null),duration:values.p0.nullable().default(null),timeZone:values.eB.nullable().default(null)}).superRefine(({
from,to,schedule:cron,duration:length},context)=>{const issue=(message,...path)=>{context.addIssue({code:"custom",message,path})},isOnce=from!==null&&to!==null&&
cron===null&&length===null;!isOnce&&!(cron!==null&&length!==null&&from===null&&to===null)?issue("needs either from and to, or schedule and duration"):isOnce&&"i\
nstant"in from!="instant"in to?issue("must have a time zone in both times or in none","to"):isOnce&&instantsOf(to,"UTC")[0]<=instantsOf(from,"UTC")[0]&&issue("m\
ust end after it begins","to")});function freezesOf(freezes,zone,within){return freezes.map(one=>({name:one.name,windows:windowsOf(one,one.timeZone??zone,within)}))}
function windowsOf(one,zone,within){if(one.schedule!==null&&one.duration!==null)return recurrences(one.schedule,one.duration,zone,within);if(one.from===null||one.
to===null)return[];const window={from:instantsOf(one.from,zone)[0],to:Math.max(...instantsOf(one.to,zone))};return(0,intervals.Sj)(within,(0,intervals.l7)([window]))}
function instantsOf(written,zone){return"instant"in written?[written.instant]:(0,zones.WT)(written.shown,zone)}}),4220:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ee:()=>variables,Ih:()=>isRendered,TE:()=>policySources,dz:()=>namespaceName,f0:()=>paths,j_:()=>destination,op:()=>chartIn,
p_:()=>globsOf,r:()=>pathSource});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6921),zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8532),_values_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5055);const MOST_ENTRIES=1e3,path=zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).max(1024),paths=(0,_values_js__WEBPACK_IMPORTED_MODULE_0__.h9)(1024,100),namespaceName=zod__WEBPACK_IMPORTED_MODULE_1__.
YjP().max(63).regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/,"must be the name of a namespace: a-z, 0-9 and -"),variables=zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.
YjP().regex(/^[_a-zA-Z][_a-zA-Z0-9]*$/,"must be the name of a variable: letters, digits and _"),zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.
YjP().max(4096),zod__WEBPACK_IMPORTED_MODULE_1__.aig(),zod__WEBPACK_IMPORTED_MODULE_1__.zMY()]).transform(String)).prefault({}),placing={namespace:namespaceName.
nullable().default(null),variables},destination=(0,_values_js__WEBPACK_IMPORTED_MODULE_0__.h9)(253,20).nullable().default(null),helm=zod__WEBPACK_IMPORTED_MODULE_1__.
rej({chart:path,values:paths.default([]),set:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).max(256),zod__WEBPACK_IMPORTED_MODULE_1__.
KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.aig(),zod__WEBPACK_IMPORTED_MODULE_1__.zMY()]).transform(String)).prefault({}),release:zod__WEBPACK_IMPORTED_MODULE_1__.
YjP().min(1).max(53).default("release"),namespace:namespaceName.nullable().default(null)}),SOURCES={path:zod__WEBPACK_IMPORTED_MODULE_1__.rej({path:paths,...placing}).
transform(({path:globs,...rest})=>({kind:"path",globs,...rest})),rendered:zod__WEBPACK_IMPORTED_MODULE_1__.rej({rendered:path,...placing}).transform(({rendered:folder,
...rest})=>({kind:"rendered",folder,...rest})),kustomize:zod__WEBPACK_IMPORTED_MODULE_1__.rej({kustomize:path,...placing}).transform(({kustomize:folder,...rest})=>({
kind:"kustomize",folder,...rest})),helm:zod__WEBPACK_IMPORTED_MODULE_1__.rej({helm,variables}).transform(({helm:chart,...rest})=>({kind:"helm",...chart,...rest})),
flux:zod__WEBPACK_IMPORTED_MODULE_1__.rej({flux:path,destination,...placing}).transform(({flux:folder,...rest})=>({kind:"flux",folder,...rest})),argocd:zod__WEBPACK_IMPORTED_MODULE_1__.
rej({argocd:zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([paths,helm]),destination,...placing}).transform(({argocd,...rest})=>({kind:"argocd",...Array.isArray(argocd)?{
globs:argocd,chart:null}:{globs:[],chart:argocd},...rest}))},KINDS=Object.keys(SOURCES),entry=zod__WEBPACK_IMPORTED_MODULE_1__.L5J().transform((written,context)=>{
const kind=KINDS.find(one=>typeof written=="object"&&written!==null&&Object.hasOwn(written,one));if(kind===void 0&&typeof written!="string"){const message=`must\
 be a glob, or a mapping with one of ${KINDS.join(", ")}`;return context.addIssue({code:"custom",message}),zod__WEBPACK_IMPORTED_MODULE_2__.tm}const read=(kind===
void 0?path:SOURCES[kind]).safeParse(written,{error:_values_js__WEBPACK_IMPORTED_MODULE_0__.E3});if(read.success)return read.data;for(const issue of read.error.
issues)context.issues.push({...issue,input:written});return zod__WEBPACK_IMPORTED_MODULE_2__.tm}),policySources=zod__WEBPACK_IMPORTED_MODULE_1__.vkY(written=>typeof written==
"string"?[written]:written,zod__WEBPACK_IMPORTED_MODULE_1__.YOg(entry).min(1).max(MOST_ENTRIES)).transform(entries=>{const globs=entries.filter(one=>typeof one==
"string"),written=entries.filter(one=>typeof one!="string"),exclusions=globs.filter(glob=>glob.startsWith("!")),sources=written.map(source=>source.kind==="path"?
{...source,globs:[...source.globs,...exclusions]}:source),onlyExcludes=exclusions.length===globs.length&&sources.some(({kind})=>kind==="path");return globs.length===
0||onlyExcludes?sources:[pathSource(globs),...sources]});function pathSource(globs){return{kind:"path",globs:[...globs],namespace:null,variables:{}}}function isRendered(source){
return source.kind!=="path"&&source.kind!=="rendered"}function chartIn(source){return source.kind==="helm"?source:source.kind==="argocd"?source.chart:null}function globsOf(source){
return"globs"in source?source.globs:[]}}),9989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{PV:()=>DEFAULT_CONFIG,Xg:()=>readConfig,sb:()=>defaultConfig});var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8815),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_schema_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3414),_values_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5055);const DEFAULT_CONFIG=".github/fleetplan.yml",MOST_CHARACTERS=256*1024,defaultConfig=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
qy)(()=>_schema_js__WEBPACK_IMPORTED_MODULE_3__.Q.parse({version:1}));function readConfig(written,file){const problem=(message,place)=>(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(place,"invalid-config",message);if(written.length>MOST_CHARACTERS)return{problems:[problem((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
UU)("file",file)} is larger than 256 KiB.`,null)]};const lines=new yaml__WEBPACK_IMPORTED_MODULE_0__.HN,document=(0,yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(written,
{lineCounter:lines,uniqueKeys:!0,prettyErrors:!1}),placeAt=offset=>{const{line,col}=lines.linePos(offset);return{file,line,column:col}},placeOf=path=>placeAt(offsetOf(
document.contents,path));if(document.errors.length>0)return{problems:document.errors.map(({message,pos})=>problem((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This is not valid YAML: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.V$)(message)}.`,placeAt(pos[0])))};if(document.contents===null)return{problems:[problem(
EMPTY,placeAt(0))]};const parsed=_schema_js__WEBPACK_IMPORTED_MODULE_3__.Q.safeParse(toData(document),{error:_values_js__WEBPACK_IMPORTED_MODULE_4__.E3});return parsed.
success?{config:parsed.data,placeOf}:{problems:parsed.error.issues.flatMap(_values_js__WEBPACK_IMPORTED_MODULE_4__.cr).map(({path,message})=>problem(message,placeOf(
path)))}}const EMPTY=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`The configuration file is empty. Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(
"version: 1")} into it, or delete it to use the defaults.`;function toData(document){try{return document.toJS({maxAliasCount:100})}catch{return}}function offsetOf(contents,path){
let node=contents,offset=0;for(const step of path){if((0,yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)){node=node.items[Number(step)],(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
Ll)(node)&&(offset=node.range?.[0]??offset);continue}if(!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node))break;const pair=node.items.find(item=>(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
jn)(item.key)&&item.key.value===step);if(!pair||!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key))break;offset=pair.key.range?.[0]??offset,node=pair.value}return offset}}),
3414:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Q:()=>configSchema});var zod__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
6921),zod__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(8532),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(5022),_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9485),_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8686),_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8048),_rules_own_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
8506),_systems_index_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5198),_freeze_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3585),_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
4220),_values_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5055),_waivers_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9084);const selector=zod__WEBPACK_IMPORTED_MODULE_9__.
L5J().transform((written,context)=>{const compiled=(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__.xN)(written);return"selector"in compiled?compiled.selector:
(context.addIssue({code:"custom",message:`is not a label selector: ${compiled.error}`,path:[...compiled.path]}),zod__WEBPACK_IMPORTED_MODULE_10__.tm)});function exists(key){
return{matchExpressions:[{key,operator:"Exists"}]}}const remote=zod__WEBPACK_IMPORTED_MODULE_9__.YjP().max(1024).regex(/^(?:https|oci):\/\/[^\s@?#]+$/,"is not t\
he https:// or oci:// address of a chart repository"),cluster=zod__WEBPACK_IMPORTED_MODULE_9__.rej({name:zod__WEBPACK_IMPORTED_MODULE_9__.YjP().min(1).max(120),
policies:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.TE.nullable().default(null),snapshot:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.f0.nullable().default(
null).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"any"}),namespace:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.dz.nullable().default(null),
variables:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.Ee,destination:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.j_,labels:zod__WEBPACK_IMPORTED_MODULE_9__.
g1P(zod__WEBPACK_IMPORTED_MODULE_9__.YjP().min(1).max(317),zod__WEBPACK_IMPORTED_MODULE_9__.YjP().max(63)).nullable().default(null)});function unique(key,of){return(all,context)=>{
for(const[index,one]of all.entries())all.findIndex(other=>other[key]===one[key])<index&&context.addIssue({code:"custom",path:[index,key],message:`is the ${key} \
of another ${of} already`})}}const severity=zod__WEBPACK_IMPORTED_MODULE_9__.k5n(["off","info","warning","error"]).nullable().default(null),ruleSetting=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_11__.
Oo)(options=>zod__WEBPACK_IMPORTED_MODULE_9__.vkY(written=>typeof written=="string"?{severity:written}:written,options.extend({severity})).optional()),custom=zod__WEBPACK_IMPORTED_MODULE_9__.
YOg(_rules_own_js__WEBPACK_IMPORTED_MODULE_3__.XR).max(100).superRefine(unique("id","rule")).default([]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.
$,{when:"fewer"}),rules=zod__WEBPACK_IMPORTED_MODULE_9__.rej({...Object.fromEntries(_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.RULES.map(rule=>[rule.id,ruleSetting(
rule.options)])),custom}).transform(({custom:own,...known})=>({known,own})).prefault({}),steps=zod__WEBPACK_IMPORTED_MODULE_9__.rej({drain:_values_js__WEBPACK_IMPORTED_MODULE_7__.
uk,maintenance:_values_js__WEBPACK_IMPORTED_MODULE_7__.uk,validation:_values_js__WEBPACK_IMPORTED_MODULE_7__.uk,return:_values_js__WEBPACK_IMPORTED_MODULE_7__.uk}).
refine(({drain,maintenance,...rest})=>drain+maintenance+rest.validation+rest.return>0,{message:"must not all be 0s"}),version=zod__WEBPACK_IMPORTED_MODULE_9__.YjP().
max(32).nullable().default(null),systems=zod__WEBPACK_IMPORTED_MODULE_9__.rej(Object.fromEntries(_systems_index_js__WEBPACK_IMPORTED_MODULE_4__.LB.map(({id:id2,
settings})=>[id2,zod__WEBPACK_IMPORTED_MODULE_9__.rej({version,...settings?.({wait:_values_js__WEBPACK_IMPORTED_MODULE_7__.uk,namespaceName:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.
dz})}).prefault({})]))).prefault({}),configSchema=zod__WEBPACK_IMPORTED_MODULE_9__.rej({version:zod__WEBPACK_IMPORTED_MODULE_9__.euz(1,"must be the number 1"),timeZone:_values_js__WEBPACK_IMPORTED_MODULE_7__.
eB.default("UTC"),cluster:zod__WEBPACK_IMPORTED_MODULE_9__.YjP().min(1).max(120).nullable().default(null),policies:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.
TE.nullable().default(null),snapshot:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.f0.nullable().default(null).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.
$,{when:"any"}),namespace:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.dz.nullable().default(null),variables:_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__.
Ee,unjudged:zod__WEBPACK_IMPORTED_MODULE_9__.k5n(["error","warn"]).nullable().default(null).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:["err\
or",null,"warn"]}),clusters:zod__WEBPACK_IMPORTED_MODULE_9__.YOg(cluster).max(500).superRefine(unique("name","cluster")).default([]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.
$,{when:"fewer"}),remotes:zod__WEBPACK_IMPORTED_MODULE_9__.KCZ([zod__WEBPACK_IMPORTED_MODULE_9__.k5n(["none","any"]),zod__WEBPACK_IMPORTED_MODULE_9__.YOg(remote).
max(100)],"must be none, any, or a list of https:// and oci:// addresses").default([]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"fewer"}),
failOn:zod__WEBPACK_IMPORTED_MODULE_9__.k5n(["error","warning","never"]).default("error").register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:["warni\
ng","error","never"]}),failOnExisting:zod__WEBPACK_IMPORTED_MODULE_9__.zMY().default(!1).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"off"}),
requirePolicies:zod__WEBPACK_IMPORTED_MODULE_9__.zMY().default(!1).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"off"}),horizon:_values_js__WEBPACK_IMPORTED_MODULE_7__.
p0.prefault("7d").register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"lower"}),production:zod__WEBPACK_IMPORTED_MODULE_9__.YOg(selector).max(100).default(
[]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"fewer"}),quorums:zod__WEBPACK_IMPORTED_MODULE_9__.YOg(zod__WEBPACK_IMPORTED_MODULE_9__.rej({
name:zod__WEBPACK_IMPORTED_MODULE_9__.YjP().min(1).max(120),selector})).max(100).prefault([{name:"control plane",selector:exists("node-role.kubernetes.io/contro\
l-plane")},{name:"etcd",selector:exists("node-role.kubernetes.io/etcd")}]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"fewer"}),domains:zod__WEBPACK_IMPORTED_MODULE_9__.
YOg(zod__WEBPACK_IMPORTED_MODULE_9__.YjP().min(1).max(317)).max(20).default(["topology.kubernetes.io/zone","topology.kubernetes.io/rack","network.topology.nvidi\
a.com/accelerator","network.topology.nvidia.com/block"]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"fewer"}),durations:zod__WEBPACK_IMPORTED_MODULE_9__.
rej({default:_values_js__WEBPACK_IMPORTED_MODULE_7__.p0.prefault("20m"),steps:steps.nullable().default(null),groups:zod__WEBPACK_IMPORTED_MODULE_9__.YOg(zod__WEBPACK_IMPORTED_MODULE_9__.
rej({selector,duration:_values_js__WEBPACK_IMPORTED_MODULE_7__.p0.nullable().default(null),steps:steps.nullable().default(null)}).refine(group=>group.duration!==
null||group.steps!==null,"needs a duration or steps")).max(200).default([])}).prefault({}),systems,rules,comment:zod__WEBPACK_IMPORTED_MODULE_9__.rej({summary:zod__WEBPACK_IMPORTED_MODULE_9__.
k5n(["always","on-failure","on-change","never"]).default("always"),detail:zod__WEBPACK_IMPORTED_MODULE_9__.k5n(["full","counts"]).nullable().default(null)}).prefault(
{}),annotations:zod__WEBPACK_IMPORTED_MODULE_9__.zMY().default(!0),freezes:zod__WEBPACK_IMPORTED_MODULE_9__.YOg(_freeze_js__WEBPACK_IMPORTED_MODULE_5__.C).max(100).
default([]).register(_rules_looser_js__WEBPACK_IMPORTED_MODULE_2__.$,{when:"fewer"}),waivers:_waivers_js__WEBPACK_IMPORTED_MODULE_8__.$})}),5055:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{E3:()=>keysMeant,Mp:()=>written,cr:()=>messagesOf,eB:()=>timeZone,h9:()=>oneOrMore,p0:()=>duration,uk:()=>wait});var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6921),zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8532),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6710),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_duration_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1353);const duration=written(
_duration_js__WEBPACK_IMPORTED_MODULE_3__._2),wait=written({what:"a duration of up to ten years, such as 0s, 20m, 4h or 7d",parse:_duration_js__WEBPACK_IMPORTED_MODULE_3__.
E9});function written({what,parse}){const message=`must be ${what}`;return zod__WEBPACK_IMPORTED_MODULE_4__.YjP(message).transform((text,context)=>{const value=parse(
text);return value!==null?value:(context.addIssue(message),zod__WEBPACK_IMPORTED_MODULE_5__.tm)})}const timeZone=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().refine(_calendar_zones_js__WEBPACK_IMPORTED_MODULE_0__.
kQ,"is not a known time zone; write one such as Europe/Berlin");function oneOrMore(longest,most){const one=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).max(longest);
return zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([one,zod__WEBPACK_IMPORTED_MODULE_4__.YOg(one).min(1).max(most)],"must be a text or a list of texts").transform(written2=>typeof written2==
"string"?[written2]:written2)}function keysMeant(issue){if(issue.code!=="unrecognized_keys"||!(issue.inst instanceof zod__WEBPACK_IMPORTED_MODULE_4__.bvH))return;
const known=Object.keys(issue.inst.shape),meant=issue.keys.flatMap(key=>(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__.pA)(key,known)??[]);return meant.length>
0?`Did you mean ${meant.join(" or ")}?`:`Settings here: ${known.join(", ")}.`}function messagesOf(issue){const{path,message}=issue,nameOf=steps=>steps.length===
0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the file`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(steps.map(String).join(".")));return issue.code!=="unrecognized_keys"?[{path,message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${nameOf(path)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(message)}.`}]:issue.keys.map(key=>{const own=[...path,key];return{path:own,message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${nameOf(own)} is not a setting. ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(message)}`}})}}),9084:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$:()=>waivers,
DX:()=>brokenWaivers,T1:()=>waiversIn,sy:()=>addedWaivers});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
6921),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(3549),_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1669),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8686),_rules_own_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
8506),_rules_waivers_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4787),_values_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5055);function said(most){
return zod__WEBPACK_IMPORTED_MODULE_8__.YjP({error:({input})=>input===void 0?"is missing":void 0}).max(most).refine(text=>text.trim()!=="","is empty")}const RULE_IDS=_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_4__.
RULES.map(({id:id2})=>id2),rule=said(120).superRefine((id2,context)=>{const isKnown=RULE_IDS.includes(id2)||id2.startsWith(_rules_own_js__WEBPACK_IMPORTED_MODULE_5__.
ZF);if(isKnown&&!_rules_waivers_js__WEBPACK_IMPORTED_MODULE_6__.oL.has(id2))return;const message=isKnown?"cannot be waived":`is no rule${meant(id2,RULE_IDS)}`;context.
addIssue({code:"custom",message})});function meant(written,known){const found=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.pA)(written,known);return found===
null?"":`; did you mean ${found}?`}const waiver=zod__WEBPACK_IMPORTED_MODULE_8__.rej({rule,subject:said(700),reason:said(1e3),owner:said(200),expires:said(40).refine(
text=>/^\d{4}-\d\d-\d\d$/.test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_2__.Lk)(text),"must be a day that there is, such as 2027-03-01: the last\
 one, in UTC, on which it holds"),max:zod__WEBPACK_IMPORTED_MODULE_8__.aig().min(0).nullable().default(null),cluster:said(120).nullable().default(null)}),waivers=zod__WEBPACK_IMPORTED_MODULE_8__.
YOg(zod__WEBPACK_IMPORTED_MODULE_8__.L5J().transform(readWaiver)).max(200).default([]),WAIVER_FIELDS=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.p_)(["rule","\
subject","reason","owner","expires"].map(_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY));function readWaiver(written){const read=waiver.safeParse(written,{error:_values_js__WEBPACK_IMPORTED_MODULE_7__.
E3});if(read.success)return{kind:"whole",isShared:!1,...read.data};const[first]=read.error.issues.flatMap(_values_js__WEBPACK_IMPORTED_MODULE_7__.cr),why=first?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.f6)(first.message):_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd,[rule2,subject]=["rule","subject"].map(key=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__.
r7)(written,key));return{kind:"malformed",rule:rule2??null,subject:subject??null,why}}function waiversIn(all,clusters){return all.map(one=>{if(one.kind==="malfo\
rmed")return one;if(one.cluster===null)return{...one,isShared:clusters.length>1};if(clusters.includes(one.cluster))return one;const why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`the configuration has no cluster ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("cluster",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(one.
cluster))}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.V$)(meant(one.cluster,clusters))}`;return{kind:"malformed",rule:one.rule,subject:one.subject,why}})}function addedWaivers(before,after){
const had=before.filter(one=>one.kind==="whole");return after.flatMap((one,index)=>one.kind==="malformed"||had.some(earlier=>includes(earlier,one))?[]:{path:["w\
aivers",String(index)],before:null,after:textOf(one)})}function includes(earlier,now){return earlier.rule===now.rule&&earlier.subject.trim()===now.subject.trim()&&
earlier.expires>=now.expires&&(earlier.cluster===null||earlier.cluster===now.cluster)&&(earlier.max===now.max||earlier.max!==null&&now.max!==null&&earlier.max>now.
max)}function textOf({rule:rule2,subject,owner,expires,max,cluster}){const upTo=max===null?"":` up to ${max}`,where=cluster===null?"":` in ${cluster}`;return`${rule2}\
 for ${subject}${where}${upTo} until ${expires} (${owner})`}function brokenWaivers(before,after){return after.flatMap((one,index)=>{if(one.kind==="whole"||before.
some(earlier=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(earlier,one)))return[];const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`This waiver will not apply: ${one.
why}. Write ${WAIVER_FIELDS}.`;return{path:["waivers",String(index)],message}})}}),1886:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Bp:()=>transformsIn,DY:()=>GENERATORS,H7:()=>KUSTOMIZATION_NAMES,N0:()=>changesIn,PW:()=>isAddress,Sv:()=>isKustomization,
Sw:()=>chartKeysIn,ii:()=>referencesIn,kI:()=>chartValuesIn,qv:()=>isNothing});var _fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549),_manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4585);const KUSTOMIZATION_NAMES=["kustomization.yaml","kustomization.yml","Kustomization"];function isKustomization(path){return KUSTOMIZATION_NAMES.some(name=>path===
name||path.endsWith(`/${name}`))}const GENERATORS=new Set(["configMapGenerator","secretGenerator"]),REFERENCES={"resources[]":"objects","bases[]":"objects","com\
ponents[]":"objects","crds[]":"data","configurations[]":"data","generators[]":"plugin","transformers[]":"plugin","validators[]":"plugin","patchesStrategicMerge[\
]":"patch","patches[].path":"patch","patchesJson6902[].path":"patch","replacements[].path":"data","openapi.path":"data",...Object.fromEntries([...GENERATORS].flatMap(
key=>["files[]","envs[]","env"].map(of=>[`${key}[].${of}`,"data"])))},CHARTS=["helmCharts","helmChartInflationGenerator"];function referencesIn(value){return Object.
entries(REFERENCES).flatMap(([path,use])=>textsAt(value,path.split(".")).flatMap(({at,written:entry})=>{const written=path.endsWith(".files[]")?entry.slice(entry.
indexOf("=")+1):entry,isInline=(use==="plugin"||use==="patch")&&path.endsWith("[]")&&written.includes(`
`);return written===""?[]:[{key:String(at[0]),use,at,written,isInline}]}))}function textsAt(value,[step,...rest],at=[]){if(step===void 0)return typeof value=="s\
tring"&&value!==""?[{at,written:value}]:[];const wanted=folded(step.replace("[]",""));return Object.entries((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)?
value:{}).filter(([key])=>folded(key)===wanted).flatMap(([key,inner])=>step.endsWith("[]")?Array.isArray(inner)?inner.flatMap((item,i)=>textsAt(item,rest,[...at,
key,i])):[]:textsAt(inner,rest,[...at,key]))}function folded(key){return key.toLowerCase().replaceAll("\u017F","s").replaceAll("\u212A","k")}function chartKeysIn(value){
return CHARTS.filter(key=>!isNothing(value[key]))}function chartValuesIn(value){const paths=["valuesFile","values","additionalValuesFiles[]"];return CHARTS.flatMap(
key=>paths.flatMap(path=>textsAt(value,[`${key}[]`,path]).map(({written})=>written)))}const LISTING=new Set(["apiVersion","kind","metadata","resources","bases",
"sortOptions"]),HARMLESS=new Set(["commonAnnotations",...GENERATORS,"generatorOptions","buildMetadata","openapi","images","configurations","crds","generators","\
validators","helmGlobals",...CHARTS]);function changesIn(value){return Object.keys(value).filter(key=>!LISTING.has(key)&&!isNothing(value[key]))}function transformsIn(value){
const isHarmless=one=>(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(one,"includeSelectors")!==!0&&(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(one,"includeTe\
mplates")!==!0;return changesIn(value).filter(key=>key==="labels"?!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.Un)(value,key).every(isHarmless):!HARMLESS.has(key))}
function isNothing(value){return(value??"")===""||Array.isArray(value)&&value.length===0}const ADDRESS=/:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;
function isAddress(written){return ADDRESS.test(written)}}),9662:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{V:()=>substitute});const VARIABLE=/\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;function substitute(text,lookup){
return text.replace(VARIABLE,(written,name,operator,fallback="")=>{if(written.startsWith("$$"))return written.slice(1);const value=lookup(name);return value===void 0||
operator===void 0?value??written:/[=-]$/.test(operator)?value||fallback:written})}}),7228:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{a:()=>NODES_PER_SIDE,b:()=>LIMITS});const LIMITS={bytesPerFile:100*1024**2,depth:64,nodesPerFile:2e6,nodesPerDocument:2e5},
NODES_PER_SIDE=4e6}),3080:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{fd:()=>contentIn,
Ye:()=>parseManifests,bS:()=>wholeYaml});var text_text=__webpack_require__(9125),canonical=__webpack_require__(5288),fields=__webpack_require__(3549),manifest_limits=__webpack_require__(
7228),manifest=__webpack_require__(4585),problem=__webpack_require__(7085),delivery_variables=__webpack_require__(9662),lookup=__webpack_require__(5022);function partOf(spot,step){
if(typeof spot!="number")return"items"in spot?typeof step=="number"?spot.items[step]:void 0:typeof step=="string"?spot.fields.get(step):void 0}function offsetAt(spot,path=[]){
let here=spot;for(const step of path){const next=partOf(here,step);if(next===void 0)break;here=next}return typeof here=="number"?here:here.at}class LimitPassed extends Error{}
class Reading{file;limits;problems=[];nodes=0;text;mostNodes;reported=new Set;lineStarts;constructor(file,written,limits,variables={}){this.file=file,this.limits=
limits;const source=written.replace(/^\ufeff/,""),values=Object.keys(variables).length>0;this.text=values?(0,delivery_variables.V)(source,name=>(0,fields.Ms)(variables,
name)??null):source,this.lineStarts=(0,lookup.qy)(()=>[0,...Array.from(this.text.matchAll(/\n/g),({index})=>index+1)]),this.mostNodes=limits.nodesPerFile}placeAt(offset){
const starts=this.lineStarts(),line=(0,lookup.W7)(starts,place=>(starts[place]??0)<=offset)||1;return{file:this.file,line,column:offset-(starts[line-1]??0)+1}}report(offset,id2,message,severity="\
error"){const key=`${id2} ${offset}`;return this.reported.has(key)||(this.reported.add(key),this.problems.push({severity,code:id2,message,place:this.placeAt(offset)})),
null}hasErrorSince(count){return this.problems.slice(count).some(({severity})=>severity==="error")}takeBack(count){this.problems.length=count,this.reported.clear()}refuse(offset,id2,holds){
const message=(0,text_text.Qq)`This file has more than ${holds}; it was not read. Split it, or write it in another way.`;throw this.report(offset,id2,message),new LimitPassed}refuseNodes(offset){
const{nodesPerFile,nodesPerDocument}=this.limits,holds=(0,text_text.Qq)`${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value)`;
return this.refuse(offset,"too-many-nodes",holds)}refuseDepth(offset){return this.refuse(offset,"too-deep",(0,text_text.Qq)`${this.limits.depth} levels of mappings and lists`)}withinLimits(read){
try{return read()}catch(error){if(error instanceof LimitPassed)return[];throw error}}startDocument(){const{nodesPerFile,nodesPerDocument}=this.limits;this.mostNodes=
Math.min(nodesPerFile,this.nodes+nodesPerDocument)}countNode(offset){this.nodes+=1,this.nodes>this.mostNodes&&this.refuseNodes(offset)}isText(offset,value){if(!LONE_SURROGATE.
test(value))return!0;const message=(0,text_text.Qq)`This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
return this.report(offset,"lone-surrogate",message),!1}}const LONE_SURROGATE=/\p{Surrogate}/u;var visible=__webpack_require__(3972),yaml=__webpack_require__(235);
function parseManifests(written,file,limits=manifest_limits.b,variables={}){const reading=new Reading(file,written,limits,variables),manifests=documentsOf(reading).
flatMap(document=>objectsOf(reading,document)),problems=reading.problems.length>0&&limits.interest?.mayHold(written)===!1&&!written.startsWith(LFS_POINTER)?[]:listed(
reading);return{manifests,problems,nodes:reading.nodes}}function wholeYaml(written,file,limits=manifest_limits.b){const reading=new Reading(file,written,limits),
documents=documentsOf(reading).map(({value,spot})=>({value,placeOf:path=>reading.placeAt(offsetAt(spot,path))})),problem2=reading.problems.find(({severity})=>severity===
"error")??null;return{documents,problem:problem2}}function contentIn(path,written){const{documents,problem:problem2}=wholeYaml(written,path);return problem2===null?
(0,canonical.dj)(documents.map(({value})=>value)):written}const LFS_POINTER="version https://git-lfs.github.com/spec/";function documentsOf(reading){const{text:written,
limits}=reading;if(written.startsWith(LFS_POINTER)){const message=(0,text_text.Qq)`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
return reading.report(0,"lfs-pointer",message),[]}return reading.withinLimits(()=>{const{bytesPerFile}=limits;return Buffer.byteLength(written)>bytesPerFile&&reading.
refuse(0,"too-large",(0,text_text.Qq)`${bytesPerFile} bytes`),(0,yaml.g)(reading)})}const PROBLEMS_PER_FILE=50;function listed({file,problems:found}){const lineOf=({
place})=>place?.line??0,problems=found.toSorted((a,b)=>lineOf(a)-lineOf(b)),rest=problems.splice(PROBLEMS_PER_FILE);if(rest.length===0)return problems;const severity=rest.
some(one=>one.severity==="error")?"error":"warning",message=(0,text_text.Qq)`${rest.length} more problems of this file are not listed. Correct those above first.`;
return[...problems,(0,problem.Zw)(file,"more-problems",message,severity)]}function objectsOf(reading,placed){const{value,spot}=placed;if(value===null)return[];const{
interest,isClusterScoped}=reading.limits,apiVersion=(0,fields.Uq)((0,fields.ZZ)(value,"apiVersion")),kind=(0,fields.Uq)((0,fields.ZZ)(value,"kind"));if((0,manifest.
Gv)(value)&&(Object.hasOwn(value,"items")||kind==="List"))return itemsOf(reading,value,placed);const isAbsent=key=>(0,fields.ZZ)(value,key)===void 0,isOfChart=kind&&
!apiVersion&&isAbsent("metadata")&&isAbsent("spec"),isEvaluated=!interest||!isOfChart&&interest.concerns(apiVersion,kind),fault=faultOf(value),[name,namespace]=[
"name","namespace"].map(key=>(0,fields.Uq)((0,fields.fK)(value,["metadata",key])));if(fault!==null&&isEvaluated&&reading.report(offsetAt(spot,fault[0]),fault[1],
fault[2]),fault!==null||!(0,manifest.Gv)(value)||!apiVersion||!kind||!name)return[];const isStray=namespace!==null&&isClusterScoped?.(apiVersion,kind)===!0;if(isStray&&
isEvaluated){const message=(0,text_text.Qq)`${(0,text_text.aY)((0,visible.RK)(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${(0,text_text.
aY)("namespace")} of Kustomize), it is harmless.`;reading.report(offsetAt(spot,["metadata","namespace"]),"cluster-scoped",message,"warning")}return[{apiVersion,
kind,name,namespace:isStray?null:namespace??null,object:value,place:reading.placeAt(offsetAt(spot)),placeOf:path=>reading.placeAt(offsetAt(spot,path))}]}function itemsOf(reading,list,{
spot}){const{interest}=reading.limits,apiVersion=(0,fields.Uq)(list.apiVersion),kind=(0,fields.Uq)(list.kind),itemKind=kind?.replace(/List$/,"")||null,items=list.
items??null,itemsSpot=partOf(spot,"items")??spot;if(kind===itemKind&&kind!==null&&interest?.concerns(apiVersion,kind)===!0){const message=(0,text_text.Qq)`This object has ${(0,text_text.
aY)("items")}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;return reading.report(offsetAt(itemsSpot),
"list-and-object",message),[]}if(Array.isArray(items))return items.flatMap((item,index)=>{const value=!(0,manifest.Gv)(item)||Object.hasOwn(item,"kind")||Object.
hasOwn(item,"apiVersion")?item:Object.assign(Object.create(null),kind===itemKind||itemKind===null?{}:{apiVersion,kind:itemKind},item);return objectsOf(reading,{
value,spot:partOf(itemsSpot,index)??itemsSpot})});if(items===null&&Object.hasOwn(list,"items"))return[];if(interest?.concerns(apiVersion,itemKind)!==!1){const message=(0,text_text.
Qq)`${(0,text_text.aY)("items")} must be a list, not ${(0,visible.q0)(items)}.`;reading.report(offsetAt(spot,["items"]),"wrong-type",message)}return[]}const IDENTITY=[
[["apiVersion"],"missing-api-version"],[["kind"],"missing-kind"],[["metadata","name"],"missing-name"],[["metadata","namespace"],null]];function faultOf(value){const isBare=(0,manifest.
Gv)(value)&&!value.apiVersion&&!value.kind;if(!(0,manifest.Gv)(value)||isBare){const found=isBare?(0,text_text.eu)("a mapping with neither apiVersion nor kind"):
(0,visible.q0)(value),message=(0,text_text.Qq)`This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;return[[],"not-a-manifest",
message]}for(const[path,missing]of IDENTITY){const written=(0,fields.fK)(value,path)??"",name=(0,text_text.aY)((0,fields.LF)(path)),message=(0,text_text.Qq)`${name} must be text, not ${(0,visible.
q0)(written)}. Put the value in quotes.`;if(typeof written!="string")return[path,"wrong-type",message];if(written===""&&missing!==null)return[path,missing,(0,text_text.
Qq)`This object has no ${name}, by which base and head are compared. Add one.`]}return null}}),9493:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{n:()=>policyJson,s:()=>refJson});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022),_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490),_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
6594),_written_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5444);function refJson(ref){return(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(ref,"system",
"kind","namespace","name")}function policyJson(diff,inCluster){const{base,head,ref}=diff,drains=head?.drainLimit,recorded=head?head.recordedStates??[]:[],change=head?.
change;return{system:ref.system,apiVersion:diff.apiVersion,...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(ref,"kind","namespace","name"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(diff.place,"file","line"),change:diff.change,base:base&&effectJson(base),head:head&&effectJson(head),changeEffect:change?{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(change,"kind","says","batched","targetsAtOnce"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.wo)(change.place)}:null,starts:head!==null&&!(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.
$D)(head),notes:(head?.notes??[]).map(_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul),sameEffect:diff.sameEffect,moved:diff.moved.map(({target,from,to})=>({target,
from,to})),touchedThrough:diff.touchedThrough.map(refJson),text:head&&!head.live?(0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__.sc)(head.written):void 0,inCluster:inCluster||
void 0,drains:drains&&{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(drains,"expectedPods","desiredHealthy","currentHealthy","disruptionsAllowed"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(drains,"pods","nodes"),held:drains.held.map(one=>({...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)({...one,nodes:one.nodes.length},"cause","pods","nodes",
"forGood","says"),fix:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Xc)(one.fix))}))},recorded:recorded.
length>0?recorded.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"of","target","state","since","until","held")):void 0}}function effectJson(policy){
const{effect}=policy;return{groups:effect.groups.map(groupJson),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(effect,"peakAtOnce","worstLoss","outcome"),starts:(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.
jb)(policy),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(effect,"finish","start","stops")}}const groupJson=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(group=>{const{inFlight,stage}=group;return{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group,"name","unit","matched","targets"),ceiling:(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(group.ceiling,"declared","enforced"),allowed:group.allowed.map(span=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(span,"reason","from","to","limit","rema\
ining")),strategy:group.strategy,batches:group.batches.map(batch=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(batch,"index","size","targets","start","end","\
succeeded","failed")),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group,"peakAtOnce","peakPercent","worstLoss","stops","start","finish","outcome","why"),
inFlight:inFlight&&(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(inFlight,"targets","end"),outBefore:group.outBefore,blocked:group.blocked.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(one,"target","why")),brakes:group.brakes,bake:group.bake,domains:group.domains.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"key","value","m\
atched","peakAtOnce","batch")),pauses:stage?.pauses?.map(({kind,ms,guards})=>({kind,seconds:ms===null?null:ms/1e3,holdsBack:guards})),rolls:refJson(group.rolls),
production:group.production,fix:group.fix?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Xc)(group.fix)):
void 0}})}),5444:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Mp:()=>written,
f$:()=>SCHEMA_VERSION,s$:()=>jsonText,wo:()=>placeJson});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022),_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3085),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5357),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490);const SCHEMA_VERSION=1;
function jsonText(value){return(0,_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__.yJ)(`${JSON.stringify({schemaVersion:SCHEMA_VERSION,...value},null,2)}
`)}const INSTANTS=new Set(["at","from","to","start","end","finish","until","since","takenAt","peakAt","searchedUntil"]),instantOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
Oo)(_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.r4);function written(object,...keys){const fields={};for(const key of keys){const value=object[key];fields[key]=
typeof value=="number"&&INSTANTS.has(key)?instantOf(value):isText(value)?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)(value):value}return fields}function isText(value){
return typeof value=="object"&&value!==null&&Array.isArray(value.parts)}function placeJson(place){return{file:place?.file??null,line:place?.line??null,column:place?.
column??null}}}),6991:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{t:()=>readReport,
_:()=>schemasOfReport});var schemas=__webpack_require__(6921),api=__webpack_require__(3759);function datetime(params){return api.G1(schemas.You,params)}function date(params){
return core._isoDate(ZodISODate,params)}function time(params){return core._isoTime(ZodISOTime,params)}function duration(params){return core._isoDuration(ZodISODuration,
params)}var fields=__webpack_require__(3549),lookup=__webpack_require__(5022),visible=__webpack_require__(3972),text_text=__webpack_require__(9125);const schemasOfReport=(0,lookup.
qy)(()=>{const word=schemas.YjP().max(2048),prose=schemas.YjP().max(2e4).transform(text_text.V$),count=schemas.Whr().min(0).max(1e9),line=schemas.Whr().min(0).nullable(),
digest=schemas.YjP().regex(/^sha256:[0-9a-f]{64}$/,"is not a digest"),instant=datetime({offset:!0}).transform(written=>Date.parse(written)),unit=schemas.k5n(["n\
ode","cluster","replica"]),verdict=schemas.k5n(["pass","warn","fail","unknown"]),severity=schemas.k5n(["error","warning","info"]),outcome=schemas.k5n(["complete",
"stopped","stuck","unfinished","none"]),names=schemas.YOg(word),ref=schemas.Ikc({system:word,kind:word,namespace:word.nullable(),name:word}).meta({id:"reference"}),
place={file:word.nullable(),line,column:line},ofCluster={cluster:word.nullish()},own=schemas._H3({}),domain=schemas.Ikc({key:word,value:word,matched:count,peakAtOnce:count,
batch:count.nullish()}).meta({id:"domain"}),group=schemas.Ikc({name:word,unit,matched:count,targets:names,ceiling:schemas.Ikc({declared:schemas.KCZ([schemas.YjP(),
schemas.aig()]).nullable().describe("as written"),enforced:schemas.aig().nullable().describe("the limit that the controller enforces; null: none")}),allowed:schemas.
YOg(schemas.Ikc({reason:word.nullable(),from:instant,to:instant,limit:schemas.aig().nullable(),remaining:schemas.aig().nullable()})).describe("covers the horizo\
n without gaps, per reason"),strategy:own.nullable(),batches:schemas.YOg(schemas.Ikc({index:schemas.Whr().min(1),size:count,targets:names.default([]),start:instant.
nullable().default(null),end:instant.nullable().default(null),succeeded:count,failed:count})).describe("of the healthy dry rollout"),peakAtOnce:count,peakPercent:schemas.
aig().min(0),worstLoss:count.describe("targets broken before anything stops a bad version, at the worst moment"),stops:schemas.zMY().describe("a bad version sto\
ps the rollout"),start:instant.nullable(),finish:instant.nullable(),outcome,why:schemas.YjP().describe("why it does not complete; empty if it does"),inFlight:schemas.
Ikc({targets:names,end:instant.nullable()}).optional(),outBefore:count,blocked:schemas.YOg(schemas.Ikc({target:word,why:schemas.YjP()})),brakes:own.nullable().describe(
"the failure thresholds"),bake:schemas.Ikc({seconds:schemas.aig().min(0),hasSignal:schemas.zMY()}).optional(),domains:schemas.YOg(domain),pauses:schemas.YOg(schemas.
Ikc({kind:schemas.k5n(["wait","approval"]),seconds:schemas.aig().min(0).nullable(),holdsBack:word})).default([]),rolls:ref,production:schemas.zMY(),fix:schemas.
YjP().optional()}).meta({id:"group"}),effect=schemas.Ikc({groups:schemas.YOg(group),peakAtOnce:count,worstLoss:count,outcome,starts:schemas.k5n(["on-merge","nex\
t-rollout","never"]).describe("next-rollout: not with this merge, but with the next update; never: there is nothing to roll"),finish:instant.nullable(),start:instant.
nullable(),stops:schemas.zMY()}).meta({id:"effect"}),policy=schemas.Ikc({...ref.shape,...ofCluster,apiVersion:word,file:word,line:schemas.Whr().min(1),change:schemas.
k5n(["added","removed","changed","unchanged"]),base:effect.nullable(),head:effect.nullable(),changeEffect:schemas.Ikc({kind:word,says:schemas.YjP(),batched:schemas.
zMY().default(!0),targetsAtOnce:count,...place}).nullish().describe("what merging does to the targets, apart from changing limits"),starts:schemas.zMY().describe(
"merging starts a rollout of it"),notes:schemas.YOg(schemas.YjP()),sameEffect:schemas.zMY(),moved:schemas.YOg(schemas.Ikc({target:word,from:word.nullable(),to:word.
nullable()})),touchedThrough:schemas.YOg(ref),text:digest.optional().describe("digest of the object as the files have it; absent: in no file of the head"),inCluster:schemas.
zMY().default(!1).describe("the snapshot holds the object"),drains:schemas.Ikc({expectedPods:count,desiredHealthy:count,currentHealthy:count,disruptionsAllowed:count,
pods:count,nodes:count,held:schemas.YOg(schemas.Ikc({cause:schemas.k5n(["budget","unhealthy-pods","several-budgets","sync-failed"]),pods:count,nodes:count,forGood:schemas.
zMY(),says:schemas.YjP(),fix:schemas.YjP()}))}).optional(),recorded:schemas.YOg(schemas.Ikc({of:word.nullable().describe("a name that several objects share; nul\
l: their policy"),target:word,state:word,since:instant.nullable(),until:instant.nullable().describe("when it has to leave the state, as configured"),held:schemas.
YjP().nullable().describe("why it does not leave the state by itself")})).default([]).describe("states of targets that the cluster's own objects record")}).meta(
{id:"policy"}),finding=schemas.Ikc({...place,...ofCluster,rule:word,severity,status:schemas.k5n(["new","worsened","unchanged","fixed"]),breaks:schemas.YOg(word).
min(1).describe("all rules that this cause breaks; rule is the first"),message:prose,why:schemas.YjP().nullish().describe("the part of message that names the ca\
use"),also:schemas.YjP().nullish().describe("the end of message that names the other limits and groups"),remediation:prose,before:prose.nullable(),policy:ref.nullable(),
group:word.nullable(),fingerprint:word.describe("of policy, group and field: independent of numbers, text and lines"),magnitude:schemas.aig().nullish(),evidence:schemas.
_H3({groups:schemas.YOg(schemas._H3({group:word.nullable(),rule:word.optional()})).optional().catch(void 0)}).describe("the numbers of rule; those of each other\
 rule in breaks under its id"),waiver:schemas.Ikc({rule:word,subject:word,reason:word,owner:word,expires:word.describe("the last day on which it holds, in UTC"),
max:schemas.aig().nullable()}).nullable().describe("who accepted the finding, which does not count in the verdict then")}).meta({id:"finding"}),problem=schemas.
Ikc({...place,...ofCluster,severity,code:word,message:prose}).meta({id:"problem"}),together={peakAtOnce:count,peakAt:instant.nullable()},domains=schemas.YOg(domain),
combined=schemas.Ikc({...together,unit,byDomain:domains,withNext:schemas.Ikc({...together,byDomain:domains}).nullable().describe("the same if every next rollout\
 began at the same moment; null: no difference"),removedAtOnce:schemas.YOg(schemas.Ikc({policy:ref,targets:count,unit:schemas.k5n([...unit.options,"target"])})).
default([]).describe("targets that removed policies lose in one pass, the most first")}).meta({id:"combined"}),cluster=schemas.Ikc({verdict,digest:digest.describe(
"of what every policy does, under which versions: equal digests are equal rollouts"),at:instant.describe("the moment that the plan is made for"),snapshot:schemas.
Ikc({nodes:count,ready:count,clusters:count,takenAt:instant.nullable(),digest}),combined:schemas.Ikc({base:combined.nullable(),head:combined}),wouldFail:schemas.
zMY().describe("a finding reaches failOn, whether or not it is enforced"),failOn:schemas.k5n(["error","warning","never"]),headline:prose.optional().describe("th\
e title of the comment, without names of nodes")});return{report:cluster.extend({...ofCluster,schemaVersion:schemas.euz(1),horizon:schemas.Ikc({from:instant,to:instant}),
policies:schemas.YOg(policy),findings:schemas.YOg(finding),problems:schemas.YOg(problem),sides:schemas.Ikc({base:schemas.YjP().nullable(),head:schemas.YjP()}).optional(),
rulesFrom:schemas.YjP().optional(),notices:schemas.YOg(schemas.YjP()).optional(),assumedVersions:schemas.YOg(schemas.Ikc({system:word,version:word,why:schemas.YjP()})).
optional(),timeZone:word.optional(),clusters:schemas.YOg(cluster.extend({name:word.nullable()})).optional()}),cluster,group,policy,finding,combined}});function readReport(json){
const value=(0,fields.U4)(json);if(value===void 0)return{why:(0,text_text.Qq)`is not JSON; it may be cut off`};const version=(0,fields.UK)(value,"schemaVersion");
if(version!==1){const found=typeof version=="string"||typeof version=="number"?String(version):"none";return{why:(0,text_text.Qq)`is not the JSON report of a plan with schemaVersion 1 (it says ${(0,text_text.
aY)((0,visible.RK)(found))})`}}const read=schemasOfReport().report.safeParse(value);if(read.success)return{...read.data,clusters:clustersOf(read.data)};const[issue]=read.
error.issues,path=issue?.path.map(String).join(".")??"",where=path===""?(0,text_text.Qq)`it`:(0,text_text.aY)((0,visible.RK)(path));return{why:(0,text_text.Qq)`is not the JSON report of a plan: ${where} ${(0,text_text.
V$)((0,visible.RK)(issue?.message??"is wrong"))}`}}function clustersOf(read){return(read.clusters??[{...read,name:read.cluster??null}]).map(({combined:{head},headline=null,
...part})=>{const isOwn=entry=>read.clusters===void 0||(entry.cluster??null)===part.name;return{...part,headline,combined:head,policies:read.policies.filter(isOwn),
findings:read.findings.filter(isOwn),problems:read.problems.filter(isOwn)}})}}),8506:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{XR:()=>ownRule,ZF:()=>OWN,og:()=>ownRules});var zod__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(8439),zod__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
6921),_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9822),_admission_limits_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(934),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(
3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7085),_plan_json_policy_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9493),_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5444),_plan_report_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(6991),_systems_system_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
3439),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_rule_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9394);const VARIABLES=["pla\
n","policy","group","head","base","before","findings"],readExpression=(0,_admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.zU)((0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.
IF)(VARIABLES)),OWN="custom/",MOST_ENTRIES=1e6,MOST_STEPS=3e7,fieldNames=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_9__.qy)(()=>{const schema=zod__WEBPACK_IMPORTED_MODULE_10__.
bl((0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_5__._)().report,{io:"input",unrepresentable:"any"}),names=[];return JSON.stringify(schema,(key,value)=>(key===
"properties"&&names.push(...Object.keys(value)),value)),new Set(names)}),OPEN_OBJECTS=["strategy","brakes"];function mistakeIn(source){const read=readExpression(
source);if(read instanceof _admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.O0)return read.message;const isKnown=steps=>!VARIABLES.includes(steps[0]??"")||OPEN_OBJECTS.
some(one=>steps.includes(one))||fieldNames().has(steps.at(-1)),unknown=(0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.C_)(read).find(steps=>!isKnown(steps));
return unknown?`no report has the field ${unknown.at(-1)??""}`:null}const EMBEDDED=/\$\{([^}]*)\}/g;function embeddedIn(template){return[...template.matchAll(EMBEDDED)].
map(([,source=""])=>source)}function expressions(most,sourcesIn){return zod__WEBPACK_IMPORTED_MODULE_11__.YjP().max(most).superRefine((text,context)=>{for(const mistake of sourcesIn(
text).flatMap(source=>mistakeIn(source)??[]))context.addIssue({code:"custom",message:`is not understood: ${mistake}`})})}const ownRule=zod__WEBPACK_IMPORTED_MODULE_11__.
rej({id:zod__WEBPACK_IMPORTED_MODULE_11__.YjP().max(80).regex(/^[a-z][a-z0-9-]*$/,"must be lower-case words with hyphens"),severity:zod__WEBPACK_IMPORTED_MODULE_11__.
k5n(["info","warning","error"]).default("error"),each:zod__WEBPACK_IMPORTED_MODULE_11__.k5n(["group","policy","plan"]).default("group"),when:expressions(4e3,text=>[
text]),message:expressions(1e3,embeddedIn),fix:expressions(1e3,embeddedIn).default("")});function ownRules(plan,rules,findings,placeOf){const problems=[],found=rules.
some(own=>sourcesOf(own).some(source=>source.includes("findings")))?findings().map(findingJson):[];return{rules:rules.map((own,index)=>{const results=new Map;for(const side of[
plan.head,...plan.base?[plan.base]:[]])try{results.set(side,resultsOf(own,plan,side,side===plan.head?found:[]))}catch(error){if(!(error instanceof _admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.
O0||error instanceof _admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.PW))throw error;if(side!==plan.head)continue;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`The rule ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)(own.id)} could not be evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.V$)(error.message)}.`;
problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__.Os)(placeOf(index),"own-rule",message))}return(0,_rule_js__WEBPACK_IMPORTED_MODULE_8__.Km)({id:`${OWN}${own.
id}`,detects:own.message,severity:own.severity,evaluate:({side})=>results.get(side)??[]})}),problems}}function resultsOf(own,plan,side,findings){const ask=asker(
own,{plan:planJson(plan,side),findings:[...findings]}),found=(policy,variables)=>{const answer=ask(variables);return answer===null?[]:[{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
V$)(answer.says),fix:answer.fix===""?_systems_system_js__WEBPACK_IMPORTED_MODULE_6__.O5:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_6__.Up)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
V$)(answer.fix)}`,evidence:{},subject:own.id,...policy?{rolls:[policy.ref]}:{about:null,policy:null,place:null}}]};return own.each==="plan"?found(null,{}):own.each===
"policy"?plan.policies.flatMap(diff=>{const policy=side===plan.head?diff.head??diff.base:diff.base;return policy===null?[]:found(policy,sidesOf(plan,side,policy)).
map(result=>({policy:policy.ref,place:policy.place,...result}))}):(0,_rule_js__WEBPACK_IMPORTED_MODULE_8__.BR)(side).flatMap(rollout=>{const sides=sidesOf(plan,
side,rollout.policy),named=of=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.Un)(of,"groups").find(one=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
UK)(one,"name")===rollout.group.name)??null,variables={...sides,group:named(sides.head),before:named(sides.base)};return found(rollout.policy,variables).map(result=>rollout.
result([],result))})}function sidesOf(plan,side,{ref}){const diff=plan.policies.find(one=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_6__.XF)(one.ref)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_6__.
XF)(ref)),json=diff?(0,_plan_json_policy_js__WEBPACK_IMPORTED_MODULE_3__.n)(ofSide(plan,side,diff),!1):(0,_plan_json_policy_js__WEBPACK_IMPORTED_MODULE_3__.s)(ref);
return{policy:json,head:json.head??null,base:json.base??null}}function ofSide({head},side,diff){return side===head?diff:{...diff,head:diff.base,base:null,change:"\
unchanged"}}function planJson(plan,side){const diffs=plan.policies.map(diff=>ofSide(plan,side,diff)).filter(({head,base})=>head??base);return{...(0,_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(plan,"at","cluster","timeZone"),horizon:(0,_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(plan.horizon,"from","to"),snapshot:(0,_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(plan.snapshot,"nodes","ready","clusters","takenAt"),policies:diffs.map(diff=>(0,_plan_json_policy_js__WEBPACK_IMPORTED_MODULE_3__.n)(diff,!1)),combined:(0,_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(side.combined,"peakAtOnce","peakAt","unit","byDomain")}}function sourcesOf({when,message,fix:advice}){return[when,...embeddedIn(message),...embeddedIn(advice)]}
function findingJson(finding){return{...(0,_plan_json_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(finding,"rule","severity","status","breaks","message","group"),
policy:finding.policy&&(0,_plan_json_policy_js__WEBPACK_IMPORTED_MODULE_3__.s)(finding.policy)}}function asker(own,always){const sources=sourcesOf(own),named=new Set(
sources.join(" ").match(/\w+/g));let left=0;const look=()=>{if(--left<0)throw new _admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.O0("it looks at more entries\
 of lists than are allowed")},read=(0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.IF)(VARIABLES,list=>Array.isArray(list)?watchedList(list,look):list),expressions2=new Map(
sources.map(source=>[source,read(source)])),plan=pruned(always,named);return variables=>{const values={...plan,...pruned(variables,named)},characters=JSON.stringify(
values).length;left=MOST_ENTRIES;const cel=Object.fromEntries(VARIABLES.map(name=>[name,watched((0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.ce)(null,values[name]??
null),look)])),run=source=>{const expression=expressions2.get(source);return new _admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.__(MOST_STEPS).take((0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__.
JS)(expression,1,characters)),(0,_admission_cel_js__WEBPACK_IMPORTED_MODULE_0__._3)(expression,cel)},broken=run(own.when);if(typeof broken!="boolean")throw new _admission_limits_js__WEBPACK_IMPORTED_MODULE_1__.
O0("`when` gives no true or false");if(!broken)return null;const filled=template=>template.replace(EMBEDDED,(_,source)=>String(run(source)));return{says:filled(
own.message),fix:filled(own.fix)}}}function pruned(value,named){return Array.isArray(value)?value.map(item=>pruned(item,named)):typeof value!="object"||value===
null?value:Object.fromEntries(Object.entries(value).flatMap(([name,item])=>named.has(name)&&item!==void 0?[[name,pruned(item,named)]]:[]))}function watched(value,look){
return value instanceof Map?new Map([...value].map(([key,item])=>[key,watched(item,look)])):Array.isArray(value)?watchedList(value.map(item=>watched(item,look)),
look):value}const WATCHED=new WeakSet;function watchedList(list,look){if(WATCHED.has(list))return list;const proxy=new Proxy(list,{get:(items,key)=>{const item=Reflect.
get(items,key);return typeof key!="string"||!/^\d/.test(key)?item:(look(),Array.isArray(item)?watchedList(item,look):item)}});return WATCHED.add(proxy),proxy}}),
4787:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Kw:()=>applyWaivers,oL:()=>NEVER_WAIVED,
pJ:()=>endOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),
_calendar_days_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9730),_rule_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9394),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
7388);const NEVER_WAIVED=new Set(["guard-weakened","waiver-lapsed"]);function applyWaivers(findings,waivers,plan){const waived=new Map,whole=waivers.filter(one=>one.
kind==="whole");for(const finding of findings){const found=whole.find(one=>isFor(one,finding)&&isInForce(one,plan)&&covers(one,finding));if(!found||finding.status===
"fixed")continue;const{rule,subject,reason,owner,expires,max}=found;waived.set(finding,{rule,subject,reason,owner,expires,max})}const unsure=plan.problems.some(
({severity})=>severity==="error"),lapses=waivers.flatMap(one=>{const{rule,subject,place}=one,lapse={rule,subject,place,owner:null,expires:null,isTouched:!1,policy:null};
if(one.kind==="malformed")return{...lapse,kind:"malformed",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`does not apply: ${one.why}`,fix:COMPLETE};const{
owner,expires}=one,isOver=!isInForce(one,plan),own=findings.filter(finding=>isFor(one,finding)),open=own.filter(finding=>finding.status!=="fixed"&&!waived.has(finding)),
[first]=open.toSorted((a,b)=>(b.magnitude??0)-(a.magnitude??0));if(first){const isOfChange=open.some(({status,policy})=>status!=="unchanged"||plan.policies.some(
diff=>policy&&(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.WY)(diff.ref,policy)&&(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_4__.Dn)(diff))),found={...lapse,owner,
expires,isTouched:isOfChange,policy:first.policy},broken=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(one.rule);return isOver?{...found,kind:"expired",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(expires)} UTC, and the rule is still broken`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Up)`Fix ${broken}, or let the owner set a later day.`}:{...found,kind:"exceeded",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`is exceeded: ${whyNot(one,
first)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Fix ${broken}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")}.`}}return own.length>0||(one.isShared||unsure)&&!isOver?[]:{...lapse,owner,expires,kind:"unused",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`matches no finding`,fix:REMOVE}});return{waived,lapses}}const COMPLETE=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("rule")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("subject")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("reason")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("owner")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("expires")} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("cluster")} if needed.`,REMOVE=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("subject")}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("Kind/name")}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)('Kind/name group "NAME"')}) or a fingerprint.`;function whyNot({max},{magnitude}){return max===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it has no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")}, and the change makes the finding worse`:magnitude===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it has a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")} of ${max}, and the finding has no number to compare`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it accepts up to ${max}, and the finding comes to ${magnitude}`}
function isFor({rule,subject},{rule:own,fingerprint,policy,group}){const name=policy&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.d0)(policy),subjects=[fingerprint,
name,name!==null&&group!==null&&`${name} group "${group}"`];return own===rule&&subjects.includes(subject.trim())}function isInForce({expires},{at}){return at<endOf(
expires)}function endOf(expires){return Date.parse(`${expires}T00:00:00Z`)+_calendar_days_js__WEBPACK_IMPORTED_MODULE_2__.sO}function covers({max},{magnitude,status}){
return max===null?status!=="worsened":magnitude!==null&&Math.floor(magnitude)<=max}}),3085:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$$:()=>bytesOf,g$:()=>printable,sN:()=>logSafe,xr:()=>annotationText,yJ:()=>jsonLogSafe});var _visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2040);function logSafe(text){return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm,"$1\\u{3a}").replace(/##(?=\[)/g,"#\\u{23}")}const ESCAPE="\x1B",OURS=new RegExp(
String.raw`${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`,"u");function printable(text){return logSafe(/^[\n -~]*$/.test(text)?text:(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.
MN)(OURS,text))}function jsonLogSafe(json){return json.replace(/[^\n -~]+/g,run=>run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,escaped)).replace(
/##(?=\[)/g,"#\\u0023")}function escaped(character){return Array.from({length:character.length},(_,i)=>character.charCodeAt(i)).map(unit=>`\\u${unit.toString(16).
padStart(4,"0")}`).join("")}function annotationText(text){return text.split(`
`).map(_visible_js__WEBPACK_IMPORTED_MODULE_0__.x7).join(`
`)}function bytesOf(text){let bytes=0;for(let i=0;i<text.length;i++){const unit=text.charCodeAt(i);bytes+=unit<128?1:unit<2048||unit>=55296&&unit<=57343?2:3}return bytes}})};
