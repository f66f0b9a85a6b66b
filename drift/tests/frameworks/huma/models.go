// What the API takes and answers.
package main

import "time"

type CurrentUser struct {
	Id           int      `json:"Id"`
	FullName     string   `json:"FullName"`
	EmailAddress string   `json:"EmailAddress" format:"email"`
	Role         int      `json:"Role" enum:"0,1,2,3"`
	Permissions  []string `json:"Permissions" enum:"index-management,user-management,report-management"`
}

type User struct {
	Id                int       `json:"Id"`
	FullName          string    `json:"FullName"`
	EmailAddress      string    `json:"EmailAddress" format:"email"`
	Role              int       `json:"Role" enum:"0,1,2,3"`
	Status            int       `json:"Status" enum:"0,1"`
	DateCreated       time.Time `json:"DateCreated"`
	ReportEditionName *string   `json:"ReportEditionName"`
}

type UserCreate struct {
	FullName     string `json:"FullName" minLength:"3" maxLength:"120"`
	EmailAddress string `json:"EmailAddress" format:"email" maxLength:"254"`
	Role         int    `json:"Role" enum:"0,1,2,3"`
}

type UserUpdate struct {
	FullName     string `json:"FullName" minLength:"3" maxLength:"120"`
	EmailAddress string `json:"EmailAddress" format:"email" maxLength:"254"`
	Role         int    `json:"Role" enum:"0,1,2,3"`
	Status       int    `json:"Status" enum:"0,1"`
	Version      int    `json:"Version,omitempty" minimum:"1"`
}

type ReportEdition struct {
	Id           int        `json:"Id"`
	Name         string     `json:"Name"`
	StartDate    string     `json:"StartDate" format:"date"`
	EndDate      *string    `json:"EndDate" format:"date"`
	CreationDate time.Time  `json:"CreationDate"`
	InactiveDate *time.Time `json:"InactiveDate"`
	Status       int        `json:"Status" enum:"0,1"`
	Version      int        `json:"Version" minimum:"1"`
}

type Notification struct {
	CommentId       int       `json:"CommentId"`
	TaggedId        int       `json:"TaggedId"`
	GlobalCountryId int       `json:"GlobalCountryId"`
	IndicatorId     int       `json:"IndicatorId"`
	AuthorName      string    `json:"AuthorName"`
	SnapshotName    string    `json:"SnapshotName"`
	CountryName     string    `json:"CountryName"`
	DateCreated     time.Time `json:"DateCreated"`
}

type NotificationPage struct {
	Data  []Notification `json:"Data"`
	Count int            `json:"Count" minimum:"0"`
}

type Country struct {
	Id      int    `json:"Id"`
	Name    string `json:"Name"`
	Region  string `json:"Region"`
	ISOCode string `json:"ISOCode"`
}

type Comment struct {
	Id                       int       `json:"Id"`
	CommentContent           string    `json:"CommentContent"`
	AuthorId                 int       `json:"AuthorId"`
	AuthorName               string    `json:"AuthorName"`
	CommentTaggedUserIds     []int     `json:"CommentTaggedUserIds"`
	CountryIndicatorRatingId int       `json:"CountryIndicatorRatingId"`
	CreatedBy                int       `json:"CreatedBy"`
	DateCreated              time.Time `json:"DateCreated"`
}

type CommentPage struct {
	Data  []Comment `json:"Data"`
	Count int       `json:"Count" minimum:"0"`
}

type CommentCreate struct {
	CommentContent string `json:"CommentContent" minLength:"1" maxLength:"10000"`
	TaggedUsers    []int  `json:"taggedUsers" maxItems:"14"`
}

type Answer[T any] struct{ Body T }
type None struct{}
type Keyed struct {
	Key string `header:"Idempotency-Key" format:"uuid"`
}
type Page struct {
	Offset   int `query:"offset" minimum:"0" default:"0"`
	PageSize int `query:"pageSize" minimum:"1" maximum:"100" default:"20"`
}
type CommentsPage struct {
	Offset   int `query:"offset" minimum:"0" default:"0"`
	PageSize int `query:"pageSize" minimum:"1" maximum:"200" default:"50"`
}
type Rating struct {
	CountryId       int `path:"countryId" minimum:"1"`
	ReportEditionId int `path:"reportEditionId" minimum:"1"`
	IndicatorId     int `path:"indicatorId" minimum:"1"`
	RatingId        int `path:"ratingId" minimum:"1"`
}
type NewUser struct {
	Keyed
	Body UserCreate
}
type ChangedUser struct {
	Keyed
	UserId int `path:"userId" minimum:"1"`
	Body   UserUpdate
}
type OneEdition struct {
	Id int `path:"id" minimum:"1"`
}
type OneNotification struct {
	Keyed
	CommentId int `path:"commentId" minimum:"1"`
	TaggedId  int `path:"taggedId" minimum:"1"`
}
type CommentsOf struct {
	Rating
	CommentsPage
}
type NewComment struct {
	Rating
	Keyed
	Body CommentCreate
}
